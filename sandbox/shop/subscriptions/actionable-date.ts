import { invalidResource } from '#sandbox/http/refusals';
import type { Day } from './calendar-day';
import { addDays, readDay } from './calendar-day';

/** The day of the next delivery. What failed before is tried anew. */
export interface Scheduled {
  readonly actionableDate: Day;
  readonly failedTries: 0;
}

/** A day that the customer chose. Today becomes tomorrow; a day in the past, or what is no day, is refused. */
export function chosenDay(value: unknown, today: Day): Scheduled {
  const day = readDay(value);
  if (day === undefined) throw invalidResource({ actionable_date: ['is invalid'] });
  if (day < today) throw invalidResource({ actionable_date: ['must be tomorrow or later'] });
  return scheduled(day === today ? addDays(today, 1) : day);
}

export function scheduled(day: Day): Scheduled {
  return { actionableDate: day, failedTries: 0 };
}
