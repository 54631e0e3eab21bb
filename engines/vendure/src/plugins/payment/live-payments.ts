import type { ID, RequestContext, TransactionalConnection } from '@vendure/core';
import { Payment } from '@vendure/core';
import { In } from 'typeorm';

/** States in which a payment pays: its money is reserved or taken. */
const liveStates = ['Authorized', 'Settled'] as const;

/** Lists the payments of one method that pay an order, without those that were canceled. */
export function livePayments(
  connection: TransactionalConnection,
  ctx: RequestContext,
  orderId: ID,
  method: string,
): Promise<Payment[]> {
  return connection.getRepository(ctx, Payment).find({
    where: { order: { id: orderId }, method, state: In([...liveStates]) },
  });
}

/** True for a payment that pays. Money that was released does not. */
export function isPaying({ state }: Pick<Payment, 'state'>): boolean {
  return (liveStates as readonly string[]).includes(state);
}

/** Adds up the payments that pay, in cents, whatever was refunded of them since. */
export function paidBy(payments: readonly Pick<Payment, 'amount' | 'state'>[]): number {
  return payments.filter(isPaying).reduce((sum, { amount }) => sum + amount, 0);
}
