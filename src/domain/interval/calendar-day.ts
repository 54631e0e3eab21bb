import { addInterval } from './add-interval';
import type { Instant } from './interval';

/** Reads a day written as in 2027-02-20, as its beginning in UTC; undefined for what is none, 30 February among it. */
export function readDay(text: string): Instant | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const instant = Date.parse(`${text}T00:00:00.000Z`);
  return !Number.isNaN(instant) && writeDay(instant) === text ? instant : undefined;
}

/** Milliseconds from the beginning of a day in UTC until it is over in Hawaii, last of the states. */
const wholeDay = 34 * 3_600_000;

/** A day is over when it is over in every state. A text that is no day is never over. */
export function isDayOver(text: string, now: Instant): boolean {
  const day = readDay(text);
  return day !== undefined && now >= day + wholeDay;
}

/** The day of a moment in UTC, as in 2027-02-20: deliveries are planned by plain days. */
export function writeDay(instant: Instant): string {
  return new Date(instant).toISOString().slice(0, 10);
}

/** The day after a moment's day (before it when negative), as its beginning in UTC. */
export function daysFrom(instant: Instant, days: number): Instant {
  return addInterval(startOfDay(instant), { length: days, unit: 'day' });
}

function startOfDay(instant: Instant): Instant {
  const date = new Date(instant);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
}
