import type { ID, Payment } from '@vendure/core';
import { idsAreEqual } from '@vendure/core';
import { hostedPaymentCode } from './place-order';

/** A payment that took money, with the cents of it that can still be returned. */
export interface Refundable {
  readonly payment: Pick<Payment, 'id' | 'method'>;
  readonly left: number;
}

/** A part of a refund, in cents. */
interface RefundPart<P extends Refundable> {
  readonly of: P;
  readonly amount: number;
}

/**
 * The sequence in which refunds of the shop return money: first to the card, then to payments by hand, then to gift
 * cards, then to store credit.
 */
function rankOf({ payment: { method } }: Refundable): number {
  if (method === hostedPaymentCode) return 0;
  if (method === 'gift-card') return 2;
  return method === 'store-credit' ? 3 : 1;
}

/**
 * Splits a refund over the payments of an order, each at most the rest of that payment. Among payments of one rank the
 * chosen one comes first. Returns less than `cents` in all where less is left.
 */
export function splitRefund<P extends Refundable>(
  payments: readonly P[],
  cents: number,
  chosen?: ID,
): readonly RefundPart<P>[] {
  const isChosen = ({ payment: { id } }: P): number => (chosen !== undefined && idsAreEqual(id, chosen) ? 0 : 1);
  const inOrder = payments.toSorted((one, other) => rankOf(one) - rankOf(other) || isChosen(one) - isChosen(other));
  const parts: RefundPart<P>[] = [];
  let rest = cents;
  for (const of of inOrder) {
    const amount = Math.min(rest, Math.max(of.left, 0));
    if (amount > 0) parts.push({ of, amount });
    rest -= amount;
  }
  return parts;
}
