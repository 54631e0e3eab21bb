import { addInterval } from '#src/domain/interval/add-interval';
import { beginningOf, type Day, dayOf, isDayOver, readDay, todayOf } from '#src/domain/interval/calendar-day';
import type { Instant } from '#src/domain/interval/interval';

const hour = 3_600_000;
/** 14:00 UTC: morning all over the United States, in summer and in winter. */
const morning = 14 * hour;

export type GiftCardDelivery =
  | { readonly kind: 'at-once' }
  | { readonly kind: 'later'; readonly sendAt: Instant }
  | { readonly kind: 'not-a-day' | 'over' | 'too-far' };

/** The first and last day on which a gift card can be sent: from today until a year from now. */
export function deliveryDays(now: Instant): { readonly first: Day; readonly last: Day } {
  return {
    first: todayOf(now),
    last: addInterval(dayOf(now - morning), { length: 1, unit: 'year' }),
  };
}

/** Returns the time at which a gift card for this day is sent. An empty text, and a time that has passed, mean immediately. */
export function deliveryOn(day: string, now: Instant): GiftCardDelivery {
  if (day.trim() === '') return { kind: 'at-once' };
  const chosen = readDay(day.trim());
  if (chosen === undefined) return { kind: 'not-a-day' };
  if (isDayOver(chosen, now)) return { kind: 'over' };
  if (chosen > deliveryDays(now).last) return { kind: 'too-far' };
  const sendAt = beginningOf(chosen) + morning;
  return sendAt <= now ? { kind: 'at-once' } : { kind: 'later', sendAt };
}
