import type { GatewayError } from '#src/application/ports/gateway-error';
import { token } from '#src/application/ports/token';
import type { Order } from '#src/domain/cart/order';

/** Keys are order numbers (spec §3 Client state, orders). */
export interface OrdersState {
  readonly byNumber: ReadonlyMap<string, Order>;
  readonly loading: readonly string[];
  /** By the last try. */
  readonly succeeded: readonly string[];
  /** Of the last try. */
  readonly errors: ReadonlyMap<string, GatewayError>;
  setLoading(number: string): void;
  setLoaded(order: Order): void;
  setFailed(number: string, error: GatewayError): void;
  clear(): void;
}

export const OrdersState = token<OrdersState>('OrdersState');
