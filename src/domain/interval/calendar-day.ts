import type { Instant } from './interval';

/**
 * A planned day of the calendar, as in 2027-02-20. It is no moment: it begins and ends at another time in every zone. Days
 * compare as their texts do.
 */
export type Day = `${number}-${number}-${number}`;

/** Hawaii's distance from UTC in milliseconds, in summer and in winter: of all states, a day is over there last. */
const lastState = -10 * 3_600_000;

/** Reads a day written as in 2027-02-20; undefined for an invalid day, such as 30 February. */
export function readDay(text: string): Day | undefined {
  const begins = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : NaN;
  const day = Number.isNaN(begins) ? undefined : dayOf(begins);
  return day === text ? day : undefined;
}

/** The day of a moment in UTC, in which the calendar is computed. */
export function dayOf(moment: Instant): Day {
  return new Date(moment).toISOString().slice(0, 10) as Day;
}

/** The beginning of a day in UTC. */
export function beginningOf(day: Day): Instant {
  return Date.parse(day);
}

/** Today, where a day was promised: the earliest day that is not yet over in every state. */
export function todayOf(now: Instant): Day {
  return dayOf(now + lastState);
}

/** A day that was promised lasts until it is over in every state. */
export function isDayOver(day: Day, now: Instant): boolean {
  return day < todayOf(now);
}
