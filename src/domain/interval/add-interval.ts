import { beginningOf, type Day, dayOf } from './calendar-day';
import { type Interval, UnsupportedIntervalUnit } from './interval';

const dayInMilliseconds = 86_400_000;

/**
 * The day one interval after another. Months and years clamp to the month's end: 31 January plus one month is the last day of
 * February.
 */
export function addInterval(start: Day, { length, unit }: Interval): Day {
  switch (unit) {
    case 'day':
      return addDays(start, length);
    case 'week':
      return addDays(start, length * 7);
    case 'month':
      return addMonths(start, length);
    case 'year':
      return addMonths(start, length * 12);
    default:
      throw new UnsupportedIntervalUnit(String(unit satisfies never));
  }
}

/** The day that many days later; earlier when negative. */
export function addDays(start: Day, days: number): Day {
  return dayOf(beginningOf(start) + days * dayInMilliseconds);
}

function addMonths(start: Day, months: number): Day {
  const date = new Date(beginningOf(start));
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month, Math.min(date.getUTCDate(), lastDay)));
}
