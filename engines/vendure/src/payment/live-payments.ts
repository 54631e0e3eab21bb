import type { ID, RequestContext, TransactionalConnection } from '@vendure/core';
import { Payment } from '@vendure/core';
import { In } from 'typeorm';

/** Lists the payments of one method that pay an order, without those that were canceled. */
export function livePayments(
  connection: TransactionalConnection,
  ctx: RequestContext,
  orderId: ID,
  method: string,
): Promise<Payment[]> {
  return connection.getRepository(ctx, Payment).find({
    where: { order: { id: orderId }, method, state: In(['Authorized', 'Settled']) },
  });
}
