import { addInterval, type Instant } from './interval';

/** As its beginning in UTC; undefined for an impossible day, such as 30 February. */
export function readDay(text: string): Instant | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const instant = Date.parse(`${text}T00:00:00.000Z`);
  return !Number.isNaN(instant) && writeDay(instant) === text ? instant : undefined;
}

/** Milliseconds from the beginning of a day in UTC until it is over in Hawaii, last of the states. */
const wholeDay = 34 * 3_600_000;

/** Over in every state. A text that is no day is never over. */
export function isDayOver(text: string, now: Instant): boolean {
  const day = readDay(text);
  return day !== undefined && now >= day + wholeDay;
}

/** UTC, as in 2027-02-20. */
export function writeDay(instant: Instant): string {
  return new Date(instant).toISOString().slice(0, 10);
}

/** As its beginning in UTC; negative days go back. */
export function daysFrom(instant: Instant, days: number): Instant {
  return addInterval(startOfDay(instant), { length: days, unit: 'day' });
}

function startOfDay(instant: Instant): Instant {
  const date = new Date(instant);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
}
