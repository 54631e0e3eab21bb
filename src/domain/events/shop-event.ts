import type { Picture, Product } from '#src/domain/catalogue/product';
import type { Instant } from '#src/domain/interval/interval';

/** A live tasting or another event (spec §2 upcoming-events). */
export interface ShopEvent {
  readonly slug: string;
  readonly title: string;
  readonly text: string;
  readonly startsAt: Instant;
  readonly minutes: number;
  /** The host's time zone, as in America/Los_Angeles: the shop announces times in it. */
  readonly timeZone: string;
  readonly host: string;
  readonly picture?: Picture;
  /** A seat in a series: its price, and as many as are in stock for the next date. */
  readonly seat: Product;
}

const minute = 60_000;

export function endOf({ startsAt, minutes }: Pick<ShopEvent, 'startsAt' | 'minutes'>): Instant {
  return startsAt + minutes * minute;
}

/** Returns the events that have not begun, soonest first. Seats of a running event cannot be booked. */
export function upcomingEvents<E extends Pick<ShopEvent, 'startsAt' | 'slug'>>(
  events: readonly E[],
  now: Instant,
): readonly E[] {
  return events
    .filter(({ startsAt }) => startsAt > now)
    .sort((one, other) => one.startsAt - other.startsAt || one.slug.localeCompare(other.slug));
}

type Dated = Pick<ShopEvent, 'startsAt' | 'minutes'> & { readonly seat: Pick<Product, 'sku'> };

/**
 * Returns the time at which booking opens: a seat is for the next date of its series, so a later date opens when the one
 * before is over. Undefined when booking is open now.
 */
export function bookingOpens(event: Dated, upcoming: readonly Dated[]): Instant | undefined {
  const before = upcoming.filter(({ seat, startsAt }) => seat.sku === event.seat.sku && startsAt < event.startsAt);
  return before.length === 0 ? undefined : Math.max(...before.map(endOf));
}
