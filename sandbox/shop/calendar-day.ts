import type { IntervalUnits } from '#sandbox/database/subscription-tables';

/** A planned day of the calendar, such as 2027-02-20. Days can be compared as strings. */
export type Day = string;

export interface Interval {
  readonly intervalLength: number;
  readonly intervalUnits: IntervalUnits;
}

const millisecondsPerDay = 86_400_000;
/** Hawaii's distance from UTC, in summer and in winter: of all states, a day is over there last. */
const lastState = 10 * 3_600_000;

/** The day of a moment in UTC, in which the calendar is computed. */
export function dayOf(moment: Date): Day {
  return moment.toISOString().slice(0, 10);
}

/** Today, where a day was promised: the earliest day that is not yet over in every state. */
export function todayOf(now: Date): Day {
  return dayOf(new Date(now.getTime() - lastState));
}

/** The moment from which a day is today, because the day before is over in every state. The jobs of a day run then. */
export function beginningOf(day: Day): Date {
  return new Date(startOfDay(day).getTime() + lastState);
}

/** The beginning of a day in UTC. */
export function startOfDay(day: Day): Date {
  return new Date(`${day}T00:00:00.000Z`);
}

/** Reads a date or a timestamp; undefined when it is invalid, such as 30 February. */
export function readDay(value: unknown): Day | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  if (!/^\d{4}-\d{2}-\d{2}(T.+)?$/.test(text)) return undefined;
  const plain = text.slice(0, 10);
  const exists = !Number.isNaN(startOfDay(plain).getTime()) && dayOf(startOfDay(plain)) === plain;
  const moment = new Date(text);
  return exists && !Number.isNaN(moment.getTime()) ? dayOf(moment) : undefined;
}

export function addDays(day: Day, days: number): Day {
  return dayOf(new Date(startOfDay(day).getTime() + days * millisecondsPerDay));
}

/** Negative when the second day is the earlier one. */
export function daysBetween(first: Day, second: Day): number {
  return (startOfDay(second).getTime() - startOfDay(first).getTime()) / millisecondsPerDay;
}

/**
 * Adds one interval. Months and years go to the anchor, a day of the month from 1 to 31, or to the last day of a shorter month:
 * 31 January, 28 February, 31 March. Without an anchor they go to the day of the month on which they start.
 */
export function addInterval(day: Day, { intervalLength, intervalUnits }: Interval, anchorDay = dayOfMonth(day)): Day {
  switch (intervalUnits) {
    case 'day':
      return addDays(day, intervalLength);
    case 'week':
      return addDays(day, intervalLength * 7);
    case 'month':
      return addMonths(day, intervalLength, anchorDay);
    case 'year':
      return addMonths(day, intervalLength * 12, anchorDay);
  }
}

/** The day of the month, from 1 to 31. */
export function dayOfMonth(day: Day): number {
  return startOfDay(day).getUTCDate();
}

function addMonths(day: Day, months: number, anchorDay: number): Day {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayOf(new Date(Date.UTC(year, month - 1 + months, Math.min(anchorDay, lastDay))));
}
