import type { ID, RequestContext, TransactionalConnection } from '@vendure/core';
import { Order } from '@vendure/core';

/**
 * Waits for an order and locks it for the rest of the transaction. Whoever moves money of an order at the provider holds the
 * lock until it is written down, so that what the provider says of it meanwhile is known when it is heard.
 */
export async function lockOrder(connection: TransactionalConnection, ctx: RequestContext, orderId: ID): Promise<void> {
  const orders = connection.getRepository(ctx, Order);
  await orders.query('SELECT id FROM "order" WHERE id = $1 FOR NO KEY UPDATE', [orderId]);
}
