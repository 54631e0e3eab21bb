/** A moment, in milliseconds since 1970 in UTC. */
export type Instant = number;

export const intervalUnits = ['day', 'week', 'month', 'year'] as const;
export type IntervalUnit = (typeof intervalUnits)[number];

/** A delivery interval: every `length` units (spec §3 Subscription, Prepaid subscription). */
export interface Interval {
  readonly length: number;
  readonly unit: IntervalUnit;
}

export function isSameInterval(a: Interval, b: Interval): boolean {
  return a.length === b.length && a.unit === b.unit;
}

/** Thrown for a unit other than day, week, month and year (spec §5). */
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
