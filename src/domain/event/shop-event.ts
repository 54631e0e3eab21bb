import type { Picture, Product } from '#src/domain/catalogue/product';
import type { Instant } from '#src/domain/interval/interval';

/** A live tasting or another date to come to (spec §2 upcoming-events). */
export interface ShopEvent {
  readonly slug: string;
  readonly title: string;
  readonly text: string;
  readonly startsAt: Instant;
  readonly minutes: number;
  /** Of the host, as in America/Los_Angeles: where the shop announces it. */
  readonly timeZone: string;
  readonly host: string;
  readonly picture?: Picture;
  /** A seat: its price, and as many as are in stock. */
  readonly seat: Product;
}

const minute = 60_000;

export function endOf({ startsAt, minutes }: Pick<ShopEvent, 'startsAt' | 'minutes'>): Instant {
  return startsAt + minutes * minute;
}

/** What has not begun yet, soonest first. Nobody books a seat in something that is under way. */
export function upcomingEvents<E extends Pick<ShopEvent, 'startsAt' | 'slug'>>(
  events: readonly E[],
  now: Instant,
): readonly E[] {
  return events
    .filter(({ startsAt }) => startsAt > now)
    .sort((one, other) => one.startsAt - other.startsAt || one.slug.localeCompare(other.slug));
}
