import { addDays, addInterval, dayOfMonth } from '#src/domain/interval/add-interval';
import { beginningOf, type Day, isDayOver, todayOf } from '#src/domain/interval/calendar-day';
import type { Instant, Interval } from '#src/domain/interval/interval';
import type { Subscription } from './subscription';

type Scheduled = Pick<Subscription, 'state' | 'actionableDate' | 'anchorDay' | 'interval' | 'endDate'>;

/**
 * The days of the next deliveries, at most `count`: the next one first, each of the others one interval after the one before
 * it, none after the end date. A month that is too short moves only its own: 31 January, 28 February, 31 March. After a
 * delivery that the back end put off, the next one leaves at least half an interval free (spec §4 Subscription actions).
 */
export function comingDeliveries(
  { state, actionableDate, anchorDay, interval, endDate }: Scheduled,
  count: number,
): readonly Day[] {
  if (actionableDate === undefined || state === 'canceled' || state === 'inactive') return [];
  // A subscription that is about to end makes one more delivery (spec §4 Subscription actions).
  const most = state === 'pending-cancellation' ? 1 : count;
  const days: Day[] = [];
  for (
    let day = actionableDate;
    days.length < most && (endDate === undefined || day <= endDate);
    day = dayAfter(day, interval, anchorDay ?? dayOfMonth(actionableDate))
  )
    days.push(day);
  return days;
}

/** The first day of the series that is at least half an interval after another day. */
function dayAfter(day: Day, interval: Interval, anchorDay: number): Day {
  const days = (times: number): Day => addInterval(day, { ...interval, length: times * interval.length }, anchorDay);
  for (let times = 0; ; times += 1) {
    const half = (beginningOf(days(times)) - beginningOf(days(times - 1))) / 2;
    if (beginningOf(days(times)) - beginningOf(day) >= half) return days(times);
  }
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
