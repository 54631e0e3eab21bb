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

/** Never a cart (spec §6 Signed-in only, §7 GET orders/mine, orders/completed). Rejects with GatewayError. */
export interface OrdersReader {
  /** Newest first; no orders past the last page. `unauthorized` for a guest. */
  list(query: OrdersQuery): Promise<OrderPage>;
  /** `not_found` also for a cart and for somebody else's order: they look the same. */
  read(number: string): Promise<Order>;
}

export const OrdersReader = token<OrdersReader>('OrdersReader');
