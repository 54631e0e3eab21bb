import type { Order, OrderKey } from '#src/domain/cart/order';
import { GatewayError } from './ports/gateway-error';
import type { OrderGateway } from './ports/shop/order-gateway';

/** The order as the server has it now; undefined when nobody can tell. */
export async function readIfPossible(orders: OrderGateway, key: OrderKey): Promise<Order | undefined> {
  try {
    return await orders.read(key);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    return undefined;
  }
}
