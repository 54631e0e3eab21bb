import { daysFrom } from '#src/domain/interval/calendar-day';
import type { Instant } from '#src/domain/interval/interval';
import type { Subscription } from './subscription';

/** `delivery-unpaid` is due and waits; `card-declined` is before a later delivery. */
export type PaymentProblem = 'delivery-unpaid' | 'card-declined';

/** After a skip or a pause only the card is the problem: nothing is owed yet (spec §4 Subscription actions). */
export function paymentProblem(
  { state, hasFailedPayment, actionableDate }: Pick<Subscription, 'state' | 'hasFailedPayment' | 'actionableDate'>,
  now: Instant,
): PaymentProblem | undefined {
  if (!hasFailedPayment || state === 'canceled' || state === 'inactive') return undefined;
  const isDue = state !== 'paused' && actionableDate !== undefined && actionableDate < daysFrom(now, 1);
  return isDue ? 'delivery-unpaid' : 'card-declined';
}

/** The next delivery is later, or none follows. */
export function isDelivered(
  day: Instant,
  { state, hasFailedPayment, actionableDate }: Pick<Subscription, 'state' | 'hasFailedPayment' | 'actionableDate'>,
): boolean {
  return !hasFailedPayment && state !== 'paused' && (actionableDate === undefined || actionableDate > day);
}
