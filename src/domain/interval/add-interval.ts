import { beginningOf, type Day, dayOf } from './calendar-day';
import { type Interval, UnsupportedIntervalUnit } from './interval';

const dayInMilliseconds = 86_400_000;

/**
 * The day one interval after another. Months and years go to the anchor, a day of the month from 1 to 31, or to the end of a
 * month that is too short for it: with the anchor 31, 31 January is followed by 28 February and that by 31 March. Without an
 * anchor they go to the day of the month on which they start.
 */
export function addInterval(start: Day, { length, unit }: Interval, anchorDay = dayOfMonth(start)): Day {
  switch (unit) {
    case 'day':
      return addDays(start, length);
    case 'week':
      return addDays(start, length * 7);
    case 'month':
      return addMonths(start, length, anchorDay);
    case 'year':
      return addMonths(start, length * 12, anchorDay);
    default:
      throw new UnsupportedIntervalUnit(String(unit satisfies never));
  }
}

/** The day that many days later; earlier when negative. */
export function addDays(start: Day, days: number): Day {
  return dayOf(beginningOf(start) + days * dayInMilliseconds);
}

/** The day of the month, from 1 to 31. */
export function dayOfMonth(day: Day): number {
  return new Date(beginningOf(day)).getUTCDate();
}

function addMonths(start: Day, months: number, anchorDay: number): Day {
  const date = new Date(beginningOf(start));
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month, Math.min(anchorDay, lastDay)));
}
