import { type Day, todayOf } from '#src/domain/interval/calendar-day';
import type { Instant } from '#src/domain/interval/interval';
import { comingDeliveries } from './coming-deliveries';
import type { Subscription } from './subscription';

/**
 * A delivery that is due waits for its payment, the card was declined before a later delivery, or no card is there for the
 * next one.
 */
export type PaymentProblem = 'delivery-unpaid' | 'card-declined' | 'needs-card';

type PaymentFacts = 'state' | 'hasFailedPayment' | 'actionableDate' | 'interval' | 'endDate' | 'card' | 'needsCard';

/**
 * Finds the problem with the payment of a subscription. When the delivery that failed was skipped or paused since, only the
 * card is the problem: nothing is owed until the next day. A subscription that plans no delivery needs no card, and one that
 * is over has no problem (spec §4 Subscription actions).
 */
export function paymentProblem(
  subscription: Pick<Subscription, PaymentFacts>,
  now: Instant,
): PaymentProblem | undefined {
  const { state, hasFailedPayment, actionableDate, card, needsCard = card === undefined } = subscription;
  if (state === 'canceled' || state === 'inactive') return undefined;
  const isDue = state !== 'paused' && actionableDate !== undefined && actionableDate <= todayOf(now);
  if (hasFailedPayment && isDue) return 'delivery-unpaid';
  if (needsCard && comingDeliveries(subscription, 1).length > 0) return 'needs-card';
  return hasFailedPayment ? 'card-declined' : undefined;
}

/** True when the delivery of a day that waited for its payment was made: the next one is later, or none follows. */
export function isDelivered(
  day: Day,
  { state, hasFailedPayment, actionableDate }: Pick<Subscription, 'state' | 'hasFailedPayment' | 'actionableDate'>,
): boolean {
  return !hasFailedPayment && state !== 'paused' && (actionableDate === undefined || actionableDate > day);
}
