import { type Day, todayOf } from '#src/domain/interval/calendar-day';
import type { Instant } from '#src/domain/interval/interval';
import type { Subscription } from './subscription';

/** A delivery that is due waits for its payment, or the card was declined before a later delivery. */
export type PaymentProblem = 'delivery-unpaid' | 'card-declined';

/**
 * Finds the problem with the payment of a subscription. When the delivery that failed was skipped or paused since, only the
 * card is the problem: nothing is owed until the next day. A subscription that is over has no problem (spec §4 Subscription
 * actions).
 */
export function paymentProblem(
  { state, hasFailedPayment, actionableDate }: Pick<Subscription, 'state' | 'hasFailedPayment' | 'actionableDate'>,
  now: Instant,
): PaymentProblem | undefined {
  if (!hasFailedPayment || state === 'canceled' || state === 'inactive') return undefined;
  const isDue = state !== 'paused' && actionableDate !== undefined && actionableDate <= todayOf(now);
  return isDue ? 'delivery-unpaid' : 'card-declined';
}

/** True when the delivery of a day that waited for its payment was made: the next one is later, or none follows. */
export function isDelivered(
  day: Day,
  { state, hasFailedPayment, actionableDate }: Pick<Subscription, 'state' | 'hasFailedPayment' | 'actionableDate'>,
): boolean {
  return !hasFailedPayment && state !== 'paused' && (actionableDate === undefined || actionableDate > day);
}
