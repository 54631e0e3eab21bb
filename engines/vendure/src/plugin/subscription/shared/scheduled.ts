import type { Day } from '#src/plugin/interval/calendar-day';
import { addDays, readDay } from '#src/plugin/interval/calendar-day';
import { invalid } from '#src/plugin/shop-failure';
import type { Subscription } from './subscription.entity';

/** The failed attempts at the next delivery. */
export type Tries = Pick<Subscription, 'failedTries' | 'mayBeTriedAgain'>;

export interface Scheduled extends Tries {
  readonly actionableDate: Day;
}

/** Another day or another card is tried as often as the first one. */
export const noTries: Tries = { failedTries: 0, mayBeTriedAgain: true };

export function scheduled(day: Day): Scheduled {
  return { actionableDate: day, ...noTries };
}

/**
 * Reads the day that a customer has chosen; today becomes tomorrow, because the deliveries of today are made already (spec §4
 * Subscription actions). Throws INVALID for a day that is over in every state, and for a text that is no day.
 */
export function scheduledFor(text: string, today: Day): Scheduled {
  const day = readDay(text);
  if (day === undefined) throw invalid({ actionable_date: ['is invalid'] });
  if (day < today) throw invalid({ actionable_date: ['must be tomorrow or later'] });
  return scheduled(day === today ? addDays(today, 1) : day);
}
