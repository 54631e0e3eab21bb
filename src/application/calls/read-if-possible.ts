import { GatewayError } from '#src/application/ports/gateway-error';
import type { OrderGateway } from '#src/application/ports/shop/order-gateway';
import type { Order, OrderKey } from '#src/domain/cart/order';

/** The order as the server has it now; undefined when nobody can tell. */
export async function readIfPossible(orders: OrderGateway, key: OrderKey): Promise<Order | undefined> {
  try {
    return await orders.read(key);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    return undefined;
  }
}
