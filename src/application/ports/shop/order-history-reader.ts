import type { Order } from '#src/domain/cart/order';
import type { OrderPage } from '#src/domain/order-history/placed-order';

export interface OrderHistoryQuery {
  /** From 1. */
  readonly page: number;
  /** 6 unless given (spec §9). */
  readonly perPage?: number;
  /** Only the deliveries of this subscription. */
  readonly subscriptionId?: string;
}

/**
 * Placed orders of the signed-in customer, canceled and returned ones too; never a cart (spec §6 Signed-in only, §7
 * GET orders/mine, orders/completed). Rejects with GatewayError.
 */
export interface OrderHistoryReader {
  /** The newest first; no orders past the last page. `unauthorized` for a guest. */
  list(query: OrderHistoryQuery): Promise<OrderPage>;
  /** `not_found` for a number that never was, for a cart, and for an order of somebody else: they look the same. */
  read(number: string): Promise<Order>;
}
