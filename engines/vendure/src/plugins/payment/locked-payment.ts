import type { RequestContext, TransactionalConnection } from '@vendure/core';
import { Payment } from '@vendure/core';

/**
 * Locks a payment for the rest of the transaction and reads its current state, with its refunds: the second of two
 * clicks waits, and finds the outcome of the first one.
 */
export async function lockPayment(
  connection: TransactionalConnection,
  ctx: RequestContext,
  { id }: Payment,
): Promise<Payment> {
  const payments = connection.getRepository(ctx, Payment);
  await payments.query('SELECT id FROM payment WHERE id = $1 FOR UPDATE', [id]);
  return payments.findOneOrFail({ where: { id }, relations: { refunds: true } });
}

/** Throws unless so much of a settled payment was not given back yet. */
export function requireRefundable({ state, amount, refunds }: Payment, wanted: number): void {
  const given = refunds.filter((refund) => refund.state !== 'Failed').reduce((sum, { total }) => sum + total, 0);
  if (state !== 'Settled') throw new Error('Only a settled payment can be refunded.');
  if (amount - given < wanted) throw new Error('So much of this payment was given back already.');
}
