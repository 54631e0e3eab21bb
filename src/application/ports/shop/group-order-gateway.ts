import { token } from '#src/application/ports/token';
import type { OrderKey } from '#src/domain/cart/order';
import type { Estimate, EstimateRequest } from '#src/domain/group-order/estimate';

/**
 * Estimates of group orders: orders of their own, which are no customer's cart (docs/adr/0024). Rejects with GatewayError:
 * `not_found` for an unknown sku, `unprocessable_entity` for input that the back end does not take, `unauthorized` for an order
 * that is not the key's.
 */
export interface GroupOrderGateway {
  /** Creates the order. It belongs to no customer, so that it never becomes the signed-in shopper's cart. */
  create(request: EstimateRequest): Promise<Estimate>;
  read(key: OrderKey): Promise<Estimate>;
}

export const GroupOrderGateway = token<GroupOrderGateway>('GroupOrderGateway');
