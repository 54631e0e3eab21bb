import type { GatewayError } from '#src/application/ports/gateway-error';
import type { Order } from '#src/domain/cart/order';

/** The placed orders that the page knows (spec §3 Client state, orders). All keys are order numbers. */
export interface OrdersState {
  readonly byNumber: ReadonlyMap<string, Order>;
  readonly loading: readonly string[];
  /** Loaded by the last try. */
  readonly succeeded: readonly string[];
  /** Why the last try failed. */
  readonly errors: ReadonlyMap<string, GatewayError>;
  setLoading(number: string): void;
  setLoaded(order: Order): void;
  setFailed(number: string, error: GatewayError): void;
  /** Nobody is signed in any more. */
  clear(): void;
}
