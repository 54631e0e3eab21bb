/** A planned day of the calendar, such as 2027-02-20. Days can be compared as texts. */
export type Day = string;

export const intervalUnits = ['day', 'week', 'month', 'year'] as const;
export type IntervalUnit = (typeof intervalUnits)[number];

export interface Interval {
  readonly length: number;
  readonly unit: IntervalUnit;
}

const millisecondsOfADay = 86_400_000;
/** Hawaii's distance from UTC, in summer and in winter: of all states, a day is over there last. */
const lastState = 10 * 3_600_000;

/** Finds the day of a moment in UTC, in which the calendar is computed. */
export function dayOf(moment: Date): Day {
  return moment.toISOString().slice(0, 10);
}

/** Finds today, where a day was promised: the earliest day that is not yet over in every state. */
export function todayOf(now: Date): Day {
  return dayOf(new Date(now.getTime() - lastState));
}

/** Finds the moment from which a day is today, because the day before is over in every state. The work of a day begins then. */
export function beginningOf(day: Day): Date {
  return new Date(startOf(day).getTime() + lastState);
}

/** Finds the moment at which a day is over in every state. */
export function endOf(day: Day): Date {
  return beginningOf(addDays(day, 1));
}

/** Reads a day; undefined when there is none of that name, such as 30 February. */
export function readDay(text: string): Day | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const moment = startOf(text);
  return !Number.isNaN(moment.getTime()) && dayOf(moment) === text ? text : undefined;
}

export function addDays(day: Day, days: number): Day {
  return dayOf(new Date(startOf(day).getTime() + days * millisecondsOfADay));
}

/** Counts the days from the first to the second; negative when the second is the earlier one. */
export function daysBetween(first: Day, second: Day): number {
  return (startOf(second).getTime() - startOf(first).getTime()) / millisecondsOfADay;
}

/** Returns the day of the month, from 1 to 31. */
export function dayOfMonth(day: Day): number {
  return startOf(day).getUTCDate();
}

/**
 * Adds one interval. Months and years lead to the anchor, a day of the month from 1 to 31, or to the last day of a month that has no
 * such day: with the anchor 31, 31 January is followed by 28 February and that by 31 March. Without
 * an anchor the day itself is one.
 */
export function addInterval(day: Day, { length, unit }: Interval, anchorDay: number | null = null): Day {
  switch (unit) {
    case 'day':
      return addDays(day, length);
    case 'week':
      return addDays(day, length * 7);
    case 'month':
      return addMonths(day, length, anchorDay);
    case 'year':
      return addMonths(day, length * 12, anchorDay);
  }
}

function addMonths(day: Day, months: number, anchorDay: number | null): Day {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayOf(new Date(Date.UTC(year, month - 1 + months, Math.min(anchorDay ?? dayOfMonth(day), lastDay))));
}

function startOf(day: Day): Date {
  return new Date(`${day}T00:00:00.000Z`);
}
