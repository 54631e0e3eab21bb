import { addInterval, type Instant } from '#src/domain/interval/interval';

/** ISO 8601: "2027-02-28". */
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

/** From today until a year from now. */
export function deliveryDays(now: Instant): { readonly first: Day; readonly last: Day } {
  return { first: dayOf(now - latestMidnight), last: dayOf(addInterval(now, { length: 1, unit: 'year' }) - morning) };
}

/** Immediately for an empty text, and for a time that has passed. */
export function deliveryOn(day: string, now: Instant): GiftCardDelivery {
  if (day.trim() === '') return { kind: 'at-once' };
  const midnight = startOf(day.trim());
  if (midnight === undefined) return { kind: 'not-a-day' };
  const { first, last } = deliveryDays(now);
  if (dayOf(midnight) < first) return { kind: 'over' };
  if (dayOf(midnight) > last) return { kind: 'too-far' };
  return midnight + morning <= now ? { kind: 'at-once' } : { kind: 'later', sendAt: midnight + morning };
}

export function dayOf(moment: Instant): Day {
  return new Date(moment).toISOString().slice(0, 10);
}

/** Midnight in UTC; undefined for an invalid date. */
function startOf(text: string): Instant | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return undefined;
  const midnight = Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3]));
  return dayOf(midnight) === text ? midnight : undefined;
}
