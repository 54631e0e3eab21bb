import type { SubscriptionRow } from '#sandbox/database/schema';
import type { Day } from '#sandbox/shop/calendar-day';
import { addDays } from '#sandbox/shop/calendar-day';
import { maxPaymentAttempts } from './subscription';

type Scheduled = Pick<SubscriptionRow, 'state' | 'actionableDate' | 'endDate' | 'paymentState' | 'failedTries'>;

/** True when the delivery of a subscription runs today. A paused subscription resumes on its date. */
export function isDue(row: Scheduled, today: Day): boolean {
  const day = plannedDay(row);
  return day !== undefined && day <= today;
}

/** The day on which the next delivery is made and charged; undefined when none is planned. A failed one is tried again tomorrow. */
export function nextDeliveryDay(row: Scheduled, today: Day): Day | undefined {
  const day = plannedDay(row);
  return day === undefined || day > today ? day : addDays(today, 1);
}

function plannedDay({ state, actionableDate, endDate, paymentState, failedTries }: Scheduled): Day | undefined {
  if ((state !== 'active' && state !== 'pending_cancellation') || actionableDate === null) return undefined;
  if (endDate !== null && actionableDate > endDate) return undefined;
  return paymentState === 'failed' && failedTries >= maxPaymentAttempts ? undefined : actionableDate;
}
