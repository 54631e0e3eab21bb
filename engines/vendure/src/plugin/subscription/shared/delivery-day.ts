import type { Day } from '#src/plugin/interval/calendar-day';
import { addDays } from '#src/plugin/interval/calendar-day';
import type { Subscription } from './subscription.entity';

/** Attempts at a payment, a day apart. After that a delivery waits for another card or another day. */
export const mostTries = 3;

type Scheduled = Pick<
  Subscription,
  'state' | 'actionableDate' | 'endDate' | 'paymentState' | 'failedTries' | 'mayBeTriedAgain'
>;

/** Says if a delivery is made today. A paused subscription resumes by itself on its day. */
export function isDue(subscription: Scheduled, today: Day): boolean {
  const day = plannedDay(subscription);
  return day !== undefined && day <= today;
}

/**
 * Finds the day on which the next delivery is made and charged; undefined when none is planned. One that is due already was tried
 * today, and is tried again tomorrow.
 */
export function nextDeliveryDay(subscription: Scheduled, today: Day): Day | undefined {
  const day = plannedDay(subscription);
  return day === undefined || day > today ? day : addDays(today, 1);
}

/** Says if a delivery is due that could not be paid. One that was skipped or is paused is not due: nothing is owed for it. */
export function isUnpaid(subscription: Scheduled & Pick<Subscription, 'isPaused'>, today: Day): boolean {
  const { isPaused, paymentState, actionableDate } = subscription;
  return (
    goesOn(subscription) && !isPaused && paymentState === 'failed' && actionableDate !== null && actionableDate <= today
  );
}

/** Says if those who run the shop may have it delivered today, whatever its day; the card that pays was not forbidden for good. */
export function isDeliverable(subscription: Scheduled & Pick<Subscription, 'isPaused'>, today: Day): boolean {
  const { isPaused, endDate, mayBeTriedAgain } = subscription;
  return goesOn(subscription) && !isPaused && mayBeTriedAgain && (endDate === null || endDate >= today);
}

/** Says if no attempt at a payment follows until there is another card or another day. */
export function areTriesOver({
  failedTries,
  mayBeTriedAgain,
}: Pick<Scheduled, 'failedTries' | 'mayBeTriedAgain'>): boolean {
  return failedTries >= mostTries || !mayBeTriedAgain;
}

function plannedDay(subscription: Scheduled): Day | undefined {
  const { actionableDate, endDate, paymentState } = subscription;
  if (!goesOn(subscription) || actionableDate === null) return undefined;
  if (endDate !== null && actionableDate > endDate) return undefined;
  return paymentState === 'failed' && areTriesOver(subscription) ? undefined : actionableDate;
}

function goesOn({ state }: Pick<Subscription, 'state'>): boolean {
  return state === 'active' || state === 'pending-cancellation';
}
