import type { SubscriptionRow } from '#sandbox/database/schema';
import type { Day, Interval } from '#sandbox/shop/calendar-day';
import { addInterval, daysBetween } from '#sandbox/shop/calendar-day';

/** The days of a subscription: its next delivery, with the interval and the anchor of those after it. */
interface Series extends Interval, Pick<SubscriptionRow, 'anchorDay'> {
  readonly actionableDate: Day;
}

/**
 * The first day of a series that is after today and leaves at least half an interval free after today (spec §4 Subscription
 * actions). A delivery that was late, or did not happen, is not followed by the next one at once.
 */
export function nextFreeDay(series: Series, today: Day): Day {
  const days = (times: number): Day =>
    addInterval(series.actionableDate, { ...series, intervalLength: times * series.intervalLength }, series.anchorDay);
  for (let times = 0; ; times += 1) {
    const day = days(times);
    const half = Math.ceil(daysBetween(days(times - 1), day) / 2);
    if (day > today && daysBetween(today, day) >= half) return day;
  }
}

/** The day to which a skip moves the next delivery: one interval later, or the next free day when it is overdue. */
export function dayAfterSkip(series: Series, today: Day): Day {
  return nextFreeDay(series, series.actionableDate > today ? series.actionableDate : today);
}
