import type { Product } from '#src/domain/catalogue/product';
import { type ShopEvent, upcomingEvents } from '#src/domain/events/shop-event';
import type { Instant } from '#src/domain/interval/interval';
import type { EventListContent } from '#src/domain/page/page-content';
import { fields, noneOr } from '#src/infrastructure/shared/checks';
import type { ContentEntry } from './content-entry';
import { integer, readEntry, refined, slug, text } from './entry-checks';
import { moment } from './moment';
import { listingProse, pageMetaOf } from './page-entries';
import { describedAs, picture } from './picture-checks';
import { timeZone } from './time-zone';

const longestMinutes = 600;

const eventFields = {
  title: text,
  slug,
  text,
  startsAt: moment,
  minutes: integer(1, longestMinutes),
  timeZone,
  host: text,
  image: noneOr(picture),
};

/** Throws `wrong_shape` when a field is missing or malformed, or when no product sells a seat. */
export function eventOf(entry: ContentEntry, products: readonly Product[]): ShopEvent {
  const seat = refined(
    text,
    (sku, refuse) => products.find((product) => product.sku === sku) ?? refuse(`nobody sells "${sku}"`),
  );
  const { image, sku, ...event } = readEntry(entry, fields({ ...eventFields, sku: seat }));
  return { ...event, ...(image && { picture: describedAs(event.title, image) }), seat: sku };
}

/** The page without dates that have begun when it is made. */
export function eventListOf(entry: ContentEntry, events: readonly ShopEvent[], now: Instant): EventListContent {
  return {
    kind: 'event-list',
    ...pageMetaOf(entry),
    body: listingProse(entry),
    events: upcomingEvents(events, now),
  };
}
