import { addInterval } from '#src/domain/interval/add-interval';
import { readDay, writeDay } from '#src/domain/interval/calendar-day';
import type { Instant } from '#src/domain/interval/interval';

/** A day of the calendar in ISO 8601: "2027-02-28". */
export type Day = string;

const hour = 3_600_000;
/** 14:00 UTC: morning all over the United States, in summer and in winter. */
const morning = 14 * hour;
/** A day is past only when it has ended in every time zone. */
const latestMidnight = 12 * hour;

export type GiftCardDelivery =
  | { readonly kind: 'at-once' }
  | { readonly kind: 'later'; readonly sendAt: Instant }
  | { readonly kind: 'not-a-day' | 'over' | 'too-far' };

/** The first and last day on which a gift card can be sent: from today until a year from now. */
export function deliveryDays(now: Instant): { readonly first: Day; readonly last: Day } {
  return {
    first: writeDay(now - latestMidnight),
    last: writeDay(addInterval(now, { length: 1, unit: 'year' }) - morning),
  };
}

/** Returns the time at which a gift card for this day is sent. An empty text, and a time that has passed, mean immediately. */
export function deliveryOn(day: string, now: Instant): GiftCardDelivery {
  if (day.trim() === '') return { kind: 'at-once' };
  const midnight = readDay(day.trim());
  if (midnight === undefined) return { kind: 'not-a-day' };
  const { first, last } = deliveryDays(now);
  if (writeDay(midnight) < first) return { kind: 'over' };
  if (writeDay(midnight) > last) return { kind: 'too-far' };
  return midnight + morning <= now ? { kind: 'at-once' } : { kind: 'later', sendAt: midnight + morning };
}
