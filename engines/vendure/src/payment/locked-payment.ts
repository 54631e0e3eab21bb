import type { RequestContext, TransactionalConnection } from '@vendure/core';
import { Payment, Refund } from '@vendure/core';

/**
 * Locks a payment for the rest of the transaction and reads it as it then is, with its refunds: the second of two clicks waits,
 * and finds what the first one did.
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

/**
 * Locks what a refund changes, and counts the refunds of the payment before it. Throws when another one was made in the meantime: the same
 * click sent twice refunds once.
 */
export async function lockForRefund(
  connection: TransactionalConnection,
  ctx: RequestContext,
  { id: paymentId }: Payment,
  lock: () => Promise<unknown>,
): Promise<number> {
  const count = (): Promise<number> => connection.getRepository(ctx, Refund).countBy({ paymentId });
  const before = await count();
  await lock();
  if ((await count()) !== before) throw new Error('This payment was refunded at the same moment. See what is left.');
  return before;
}

/** Locks a payment whose money the shop itself gives back. Throws unless so much of it was settled and not given back yet. */
export async function lockRefundable(
  connection: TransactionalConnection,
  ctx: RequestContext,
  payment: Payment,
  wanted: number,
): Promise<void> {
  await lockForRefund(connection, ctx, payment, async () => {
    const { state, amount, refunds } = await lockPayment(connection, ctx, payment);
    const given = refunds.filter((refund) => refund.state !== 'Failed').reduce((sum, { total }) => sum + total, 0);
    if (state !== 'Settled') throw new Error('Only a settled payment can be refunded.');
    if (amount - given < wanted) throw new Error('So much of this payment was given back already.');
  });
}
