import type { Picture, Product } from '#src/domain/catalogue/product';
import type { Instant } from '#src/domain/interval/interval';

/** A live tasting or another event (spec §2 upcoming-events). */
export interface ShopEvent {
  readonly slug: string;
  readonly title: string;
  readonly text: string;
  readonly startsAt: Instant;
  readonly minutes: number;
  /** The host's, as in America/Los_Angeles: the shop announces times in it. */
  readonly timeZone: string;
  readonly host: string;
  readonly picture?: Picture;
  /** For any date of a series: its stock is that of the next date. */
  readonly seat: Product;
}

const minute = 60_000;

export function endOf({ startsAt, minutes }: Pick<ShopEvent, 'startsAt' | 'minutes'>): Instant {
  return startsAt + minutes * minute;
}

/** Soonest first, without running events, whose seats cannot be booked. */
export function upcomingEvents<E extends Pick<ShopEvent, 'startsAt' | 'slug'>>(
  events: readonly E[],
  now: Instant,
): readonly E[] {
  return events
    .filter(({ startsAt }) => startsAt > now)
    .sort((one, other) => one.startsAt - other.startsAt || one.slug.localeCompare(other.slug));
}

type Dated = Pick<ShopEvent, 'startsAt' | 'minutes'> & { readonly seat: Pick<Product, 'sku'> };

/** A seat is for the next date of its series: a later one opens when that is over. Undefined when open now. */
export function bookingOpens(event: Dated, upcoming: readonly Dated[]): Instant | undefined {
  const before = upcoming.filter(({ seat, startsAt }) => seat.sku === event.seat.sku && startsAt < event.startsAt);
  return before.length === 0 ? undefined : Math.max(...before.map(endOf));
}
