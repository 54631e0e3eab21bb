import { token } from '#src/application/ports/token';
import type { Address } from '#src/domain/address-book/address';
import type { Order, OrderKey, OrderReceipt } from '#src/domain/cart/order';

/** The rate chosen for one shipment; both ids are those of the order as last read. */
export interface ShipmentChoice {
  readonly shipmentId: string;
  readonly rateId: string;
}

/**
 * The checkout calls of the shop back end (spec §7, facts of the state machine in docs/spec-map.md). The answer of a step
 * is the whole order, one step on. Rejects with GatewayError: `unprocessable_entity` with field errors when the step is
 * refused, `insufficient_stock` when there is not enough; `unauthorized` when the order is not the key's.
 */
export interface CheckoutGateway {
  /** Stores e-mail and address and moves on to delivery. */
  submitAddress(key: OrderKey, contact: { readonly email: string; readonly address: Address }): Promise<Order>;
  /** Stores the e-mail address of an order that needs no postal address, and moves on to payment. */
  submitEmail(key: OrderKey, email: string): Promise<Order>;
  /** Chooses a rate for every shipment and moves on to payment. */
  submitDelivery(key: OrderKey, choices: readonly ShipmentChoice[]): Promise<Order>;
  /**
   * Takes the customer's store credit for an order that stands at payment, or leaves it for later (docs/adr/0026). A back
   * end that does not know the choice goes on taking it: only the answer tells.
   */
  chooseStoreCredit(order: Order, isUsed: boolean): Promise<Order>;
  /** Prepares the hosted payment page: the answer carries `paymentPage`. */
  prepare(key: OrderKey): Promise<Order>;
  /** Builds shipments and rates for the present address without moving on. */
  calculateShippingOptions(key: OrderKey): Promise<Order>;
  /**
   * Takes the payment step: with a saved card of the signed-in customer, or without one, since gift cards and store
   * credit pay for everything. The order is then ready to be placed. `not_found` when the customer has no such card.
   */
  submitPayment(key: OrderKey, source?: { readonly walletPaymentSourceId: string }): Promise<Order>;
  /**
   * Completes an order that is ready to be placed, and no other; repeating it on a complete order answers the same order.
   * A declined card is `unprocessable_entity` with the reason in `errors.base`, and the order takes the payment step again.
   */
  finalize(key: OrderKey): Promise<Order>;
  /**
   * Completes the order of a paid session, without a token (spec §4 Order states); may be repeated. A session opens no order,
   * whatever the server answers: only the number of its order comes back.
   */
  finalizeSession(number: string, checkoutSessionId: string): Promise<OrderReceipt>;
}

export const CheckoutGateway = token<CheckoutGateway>('CheckoutGateway');
