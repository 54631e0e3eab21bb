import { type Instant, type Interval, UnsupportedIntervalUnit } from './interval';

const dayInMilliseconds = 86_400_000;

/**
 * The moment one interval after `start`: calendar arithmetic in UTC. Months and years clamp to the month's end: 31 January
 * plus one month is the last day of February.
 */
export function addInterval(start: Instant, { length, unit }: Interval): Instant {
  switch (unit) {
    case 'day':
      return start + length * dayInMilliseconds;
    case 'week':
      return start + length * 7 * dayInMilliseconds;
    case 'month':
      return addMonths(start, length);
    case 'year':
      return addMonths(start, length * 12);
    default:
      throw new UnsupportedIntervalUnit(String(unit satisfies never));
  }
}

function addMonths(start: Instant, months: number): Instant {
  const date = new Date(start);
  const firstOfMonth = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1);
  const target = new Date(firstOfMonth);
  const lastDay = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate();
  const timeOfDay = start - Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
  return firstOfMonth + (Math.min(date.getUTCDate(), lastDay) - 1) * dayInMilliseconds + timeOfDay;
}
