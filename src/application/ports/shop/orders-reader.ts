import { token } from '#src/application/ports/token';
import type { Order } from '#src/domain/cart/order';
import type { OrderPage } from '#src/domain/orders/placed-order';

export interface OrdersQuery {
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
export interface OrdersReader {
  /** The newest first; no orders past the last page. `unauthorized` for a guest. */
  list(query: OrdersQuery): Promise<OrderPage>;
  /** `not_found` for a number that never was, for a cart, and for an order of somebody else: they look the same. */
  read(number: string): Promise<Order>;
}

export const OrdersReader = token<OrdersReader>('OrdersReader');
