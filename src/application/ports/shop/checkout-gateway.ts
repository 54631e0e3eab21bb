import { token } from '#src/application/ports/token';
import type { Address } from '#src/domain/address-book/address';
import type { Order, OrderKey, OrderReceipt } from '#src/domain/cart/order';

/** Both ids are those of the order as last read. */
export interface ShipmentChoice {
  readonly shipmentId: string;
  readonly rateId: string;
}

/**
 * Answers the whole order, one step on (spec §7, facts in docs/spec-map.md). Rejects with GatewayError:
 * `unprocessable_entity` with field errors when the step is refused, `insufficient_stock`; `unauthorized` when the
 * order is not the key's.
 */
export interface CheckoutGateway {
  /** Moves on to delivery. */
  submitAddress(key: OrderKey, contact: { readonly email: string; readonly address: Address }): Promise<Order>;
  /** For an order that needs no postal address; moves on to payment. */
  submitEmail(key: OrderKey, email: string): Promise<Order>;
  /** Moves on to payment. */
  submitDelivery(key: OrderKey, choices: readonly ShipmentChoice[]): Promise<Order>;
  /** The order is at payment (docs/adr/0040). A back end without the choice still takes it: only the answer tells. */
  chooseStoreCredit(order: Order, isUsed: boolean): Promise<Order>;
  /** The answer has `paymentPage`. */
  prepare(key: OrderKey): Promise<Order>;
  /** For the present address, without moving on. */
  calculateShippingOptions(key: OrderKey): Promise<Order>;
  /** Without a source, gift cards and store credit pay for everything. `not_found` when there is no such card. */
  submitPayment(key: OrderKey, source?: { readonly walletPaymentSourceId: string }): Promise<Order>;
  /** May be repeated. A declined card is `unprocessable_entity` with `errors.base`: the payment step is due again. */
  finalize(key: OrderKey): Promise<Order>;
  /** Needs no token; may be repeated (spec §4 Order states). A session opens no order, but tells which one it was. */
  finalizeSession(number: string, checkoutSessionId: string): Promise<OrderReceipt>;
}

export const CheckoutGateway = token<CheckoutGateway>('CheckoutGateway');
