import { invalidResource } from '#sandbox/http/error-responses';
import type { Day } from '#sandbox/shop/calendar-day';
import { addDays, dayOfMonth, readDay } from '#sandbox/shop/calendar-day';

/** The day of the next delivery, which the ones after it are counted from; failed attempts start again at 0. */
export interface Scheduled {
  readonly actionableDate: Day;
  readonly anchorDay: number;
  readonly failedTries: 0;
}

/** The day that the customer chose. Today becomes tomorrow; a past or invalid day is refused. */
export function readActionableDate(value: unknown, today: Day): Scheduled {
  const day = readDay(value);
  if (day === undefined) throw invalidResource({ actionable_date: ['is invalid'] });
  if (day < today) throw invalidResource({ actionable_date: ['must be tomorrow or later'] });
  return scheduled(day === today ? addDays(today, 1) : day);
}

export function scheduled(day: Day): Scheduled {
  return { actionableDate: day, anchorDay: dayOfMonth(day), failedTries: 0 };
}
