import type { IntervalUnits } from '#sandbox/database/subscription-tables';

/** A day in UTC, as in 2027-02-20. Days can be compared as texts. */
export type Day = string;

export interface Interval {
  readonly intervalLength: number;
  readonly intervalUnits: IntervalUnits;
}

const millisecondsOfDay = 86_400_000;

export function dayOf(moment: Date): Day {
  return moment.toISOString().slice(0, 10);
}

/** The moment at which a day begins. */
export function beginOf(day: Day): Date {
  return new Date(`${day}T00:00:00.000Z`);
}

/** A day that was sent plainly or as a timestamp; undefined for anything that is none, 30 February among it. */
export function readDay(value: unknown): Day | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  if (!/^\d{4}-\d{2}-\d{2}(T.+)?$/.test(text)) return undefined;
  const plain = text.slice(0, 10);
  const exists = !Number.isNaN(beginOf(plain).getTime()) && dayOf(beginOf(plain)) === plain;
  const moment = new Date(text);
  return exists && !Number.isNaN(moment.getTime()) ? dayOf(moment) : undefined;
}

export function addDays(day: Day, days: number): Day {
  return dayOf(new Date(beginOf(day).getTime() + days * millisecondsOfDay));
}

/** Negative when the second day is the earlier one. */
export function daysBetween(first: Day, second: Day): number {
  return (beginOf(second).getTime() - beginOf(first).getTime()) / millisecondsOfDay;
}

/** One interval later. Months and years end on the last day of a month that is too short: 31 January, 28 February, 28 March. */
export function addInterval(day: Day, { intervalLength, intervalUnits }: Interval): Day {
  switch (intervalUnits) {
    case 'day':
      return addDays(day, intervalLength);
    case 'week':
      return addDays(day, intervalLength * 7);
    case 'month':
      return addMonths(day, intervalLength);
    case 'year':
      return addMonths(day, intervalLength * 12);
  }
}

function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayOf(new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDay))));
}
