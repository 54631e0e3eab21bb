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
