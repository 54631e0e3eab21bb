import { addDays, addInterval } from '#src/domain/interval/add-interval';
import { type Day, readDay, todayOf } from '#src/domain/interval/calendar-day';
import type { Instant } from '#src/domain/interval/interval';

/** The reason a day cannot be chosen. */
export type DayProblem = 'missing' | 'past' | 'too-far';

export type DayChoice = { readonly day: Day } | { readonly problem: DayProblem };

/** The days to which a delivery can be moved: from tomorrow, for a year (spec §4 Subscription actions, actionableDate). */
export function choosableDays(now: Instant): { readonly first: Day; readonly last: Day } {
  const first = addDays(todayOf(now), 1);
  return { first, last: addInterval(first, { length: 1, unit: 'year' }) };
}

/** Reads the day of a date field; invalid text counts as no choice. */
export function chooseDay(text: string, now: Instant): DayChoice {
  const day = readDay(text);
  const { first, last } = choosableDays(now);
  if (day === undefined) return { problem: 'missing' };
  if (day < first) return { problem: 'past' };
  return day > last ? { problem: 'too-far' } : { day };
}
