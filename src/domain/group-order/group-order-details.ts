import { addDays } from '#src/domain/interval/add-interval';
import { type Day, readDay, todayOf } from '#src/domain/interval/calendar-day';
import type { Instant } from '#src/domain/interval/interval';

/** The days that packing and shipping many boxes take, and the most days that a date may be ahead. */
export const groupOrderDays = { soonest: 7, latest: 365 } as const;

/** The allowed number of people. */
export const groupOrderSizes = { least: 1, most: 5000 } as const;

export type DayProblem = 'unreadable' | 'past' | 'too-soon' | 'too-late';

/** Finds the problem with the day by which everything must arrive. */
export function dayProblem(text: string, now: Instant): DayProblem | undefined {
  const day = readDay(text.trim());
  if (day === undefined) return 'unreadable';
  const { first, last } = groupOrderRange(now);
  if (day < todayOf(now)) return 'past';
  if (day < first) return 'too-soon';
  return day > last ? 'too-late' : undefined;
}

/** The first and the last day by which everything can be asked to arrive. */
export function groupOrderRange(now: Instant): { readonly first: Day; readonly last: Day } {
  const today = todayOf(now);
  return { first: addDays(today, groupOrderDays.soonest), last: addDays(today, groupOrderDays.latest) };
}

export type SizeProblem = 'unreadable' | 'too-few' | 'too-many';

/** Finds the problem with the number of people. */
export function sizeProblem(text: string): SizeProblem | undefined {
  const size = text.trim() === '' ? NaN : Number(text.trim().replaceAll(',', ''));
  if (!Number.isInteger(size)) return 'unreadable';
  if (size < groupOrderSizes.least) return 'too-few';
  return size > groupOrderSizes.most ? 'too-many' : undefined;
}
