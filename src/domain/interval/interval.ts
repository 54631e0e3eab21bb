/** A moment, in milliseconds since 1970 in UTC. */
export type Instant = number;

export const intervalUnits = ['day', 'week', 'month', 'year'] as const;
export type IntervalUnit = (typeof intervalUnits)[number];

/** How often something comes: every `length` units (spec §3 Subscription, Prepaid subscription). */
export interface Interval {
  readonly length: number;
  readonly unit: IntervalUnit;
}

export function isSameInterval(a: Interval, b: Interval): boolean {
  return a.length === b.length && a.unit === b.unit;
}

/** Thrown for a unit that is none of day, week, month and year (spec §5). */
export class UnsupportedIntervalUnit extends Error {
  constructor(readonly unit: string) {
    super(`Unsupported interval unit: ${unit}`);
  }
}

/** Reads a unit, also in the plural the wire sometimes uses; throws UnsupportedIntervalUnit (spec §5). */
export function parseIntervalUnit(text: string): IntervalUnit {
  const unit = intervalUnits.find((known) => text === known || text === `${known}s`);
  if (!unit) throw new UnsupportedIntervalUnit(text);
  return unit;
}

const dayInMilliseconds = 86_400_000;

/**
 * The moment `times` intervals after `start`: calendar arithmetic in UTC. Months and years clamp to the month's end,
 * counted from the start, so that 31 January plus one month is the last day of February and plus two is 31 March.
 */
export function addInterval(start: Instant, interval: Interval, times = 1): Instant {
  const count = interval.length * times;
  switch (interval.unit) {
    case 'day':
      return start + count * dayInMilliseconds;
    case 'week':
      return start + count * 7 * dayInMilliseconds;
    case 'month':
      return addMonths(start, count);
    case 'year':
      return addMonths(start, count * 12);
    default:
      throw new UnsupportedIntervalUnit(String(interval.unit satisfies never));
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
