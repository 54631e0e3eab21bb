import type { Day } from '#src/plugins/core/interval/calendar-day';
import { addInterval, readDay } from '#src/plugins/core/interval/calendar-day';
import { invalid } from '#src/plugins/core/shop-failure';

/** The days of a calendar month: the first one, and the first of the next month. */
export interface Month {
  readonly first: Day;
  readonly next: Day;
}

/** Reads a month such as `2026-11`. Throws INVALID where there is none of that name. */
export function readMonth(text: string): Month {
  const first = /^\d{4}-\d{2}$/.test(text) ? readDay(`${text}-01`) : undefined;
  if (first === undefined) throw invalid({ month: ['is no month such as 2026-11'] });
  return { first, next: addInterval(first, { length: 1, unit: 'month' }) };
}
