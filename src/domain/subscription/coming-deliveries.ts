import { addDays, addInterval } from '#src/domain/interval/add-interval';
import { type Day, isDayOver, todayOf } from '#src/domain/interval/calendar-day';
import type { Instant } from '#src/domain/interval/interval';
import type { Subscription } from './subscription';

/**
 * The days of the next deliveries, at most `count`: the next one first, each of the others one interval after the one before
 * it, none after the end date. A month that is too short moves all that follow it: 31 January, 28 February, 28 March
 * (spec §4 Subscription actions).
 */
export function comingDeliveries(
  { state, actionableDate, interval, endDate }: Pick<Subscription, 'state' | 'actionableDate' | 'interval' | 'endDate'>,
  count: number,
): readonly Day[] {
  if (actionableDate === undefined || state === 'canceled' || state === 'inactive') return [];
  // A subscription that is about to end makes one more delivery (spec §4 Subscription actions).
  const most = state === 'pending-cancellation' ? 1 : count;
  const days: Day[] = [];
  for (
    let day = actionableDate;
    days.length < most && (endDate === undefined || day <= endDate);
    day = addInterval(day, interval)
  )
    days.push(day);
  return days;
}

/**
 * The last day on which the next delivery can be changed: the day before it, because deliveries are prepared at night.
 * Undefined when none is planned, or when that day is over in every state.
 */
export function changeDeadline(
  { actionableDate }: Pick<Subscription, 'actionableDate'>,
  now: Instant,
): Day | undefined {
  if (actionableDate === undefined) return undefined;
  const lastDay = addDays(actionableDate, -1);
  return isDayOver(lastDay, now) ? undefined : lastDay;
}

/** A skipped delivery: its day, and the day of the next one. */
export interface SkippedDelivery {
  readonly day: Day;
  readonly next: Day;
}

/** True when a skipped delivery can still be made: nothing was rescheduled since, and its day is in the future. */
export function isRestorable(
  { day, next }: SkippedDelivery,
  { state, actionableDate }: Pick<Subscription, 'state' | 'actionableDate'>,
  now: Instant,
): boolean {
  return state === 'active' && actionableDate === next && day > todayOf(now);
}
