import type { ID, RequestContext, TransactionalConnection } from '@vendure/core';
import { Order } from '@vendure/core';

/**
 * Waits for an order and locks it for the rest of the transaction. A call that moves money of an order at the provider
 * holds the lock until it has recorded the movement, so that the provider's notification of it finds the record. With
 * `SKIP LOCKED` the call does not wait: false when another process has the order.
 */
export async function lockOrder(
  connection: TransactionalConnection,
  ctx: RequestContext,
  orderId: ID,
  otherwise: 'SKIP LOCKED' | '' = '',
): Promise<boolean> {
  const lock = `SELECT id FROM "order" WHERE id = $1 FOR NO KEY UPDATE ${otherwise}`;
  const rows = (await connection.getRepository(ctx, Order).query(lock, [orderId])) as readonly unknown[];
  return rows.length > 0;
}
