import type { GatewayError } from '#src/application/ports/gateway-error';
import { token } from '#src/application/ports/token';
import type { Order } from '#src/domain/cart/order';

/** The placed orders that the page knows (spec §3 Client state, orders). All keys are order numbers. */
export interface OrdersState {
  readonly byNumber: ReadonlyMap<string, Order>;
  readonly loading: readonly string[];
  /** The errors of the last try. */
  readonly errors: ReadonlyMap<string, GatewayError>;
  setLoading(number: string): void;
  setLoaded(order: Order): void;
  setFailed(number: string, error: GatewayError): void;
  /** Clears the orders, because the customer has signed out. */
  clear(): void;
}

export const OrdersState = token<OrdersState>('OrdersState');
