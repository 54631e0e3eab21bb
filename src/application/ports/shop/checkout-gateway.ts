import type { Order, OrderKey } from '../../../domain/cart/order';
import type { Address } from '../../../domain/checkout/address';

/** The rate chosen for one shipment; both ids are those of the order as last read. */
export interface ShipmentChoice {
  readonly shipmentId: number;
  readonly rateId: number;
}

/**
 * The checkout calls of the shop back end (spec §7, facts of the state machine in docs/spec-map.md). Every answer is
 * the whole order, one step on. Rejects with GatewayError: `unprocessable_entity` with field errors when the step is
 * refused, with reason `insufficient_stock` when there is not enough; `unauthorized` when the order is not the key's.
 */
export interface CheckoutGateway {
  /** Stores e-mail and address and moves on to delivery. */
  submitAddress(key: OrderKey, contact: { readonly email: string; readonly address: Address }): Promise<Order>;
  /** Chooses a rate for every shipment and moves on to payment. */
  submitDelivery(key: OrderKey, choices: readonly ShipmentChoice[]): Promise<Order>;
  /** Prepares the hosted payment page: the answer carries `paymentPage`. */
  prepare(key: OrderKey): Promise<Order>;
  /** Builds shipments and rates for the present address without moving on. */
  calculateShippingOptions(key: OrderKey): Promise<Order>;
  /** Completes the order; repeating it on a complete order answers the same order. */
  finalize(key: OrderKey): Promise<Order>;
  /** Completes the order of a paid session, without a token (spec §4 Order states). */
  finalizeSession(number: string, checkoutSessionId: string): Promise<Order>;
}
