import type { Product } from '#src/domain/catalogue/product';
import { type ShopEvent, upcomingEvents } from '#src/domain/events/shop-event';
import type { Instant } from '#src/domain/interval/interval';
import type { EventListContent } from '#src/domain/page/page-content';
import type { ContentEntry } from './content-entry';
import { FieldReader } from './field-reader';
import { momentOf } from './moment';
import { listingProse, pageMetaOf } from './page-entries';
import { timeZoneOf } from './time-zone';

const longestMinutes = 600;
/** Throws `wrong_shape` when a field is missing or malformed, or when no product sells a seat. */
export function eventOf(entry: ContentEntry, products: readonly Product[]): ShopEvent {
  const fields = new FieldReader(entry);
  const sku = fields.text('sku');
  const title = fields.text('title');
  return {
    slug: fields.slug('slug'),
    title,
    text: fields.text('text'),
    startsAt: momentOf(fields, 'startsAt'),
    minutes: fields.integer('minutes', 1, longestMinutes),
    timeZone: timeZoneOf(fields, 'timeZone'),
    host: fields.text('host'),
    ...(fields.has('image') && { picture: fields.picture('image', title) }),
    seat: products.find((product) => product.sku === sku) ?? fields.reject('sku', `nobody sells "${sku}"`),
  };
}

/** The page without dates that have begun when it is made. */
export function eventListOf(entry: ContentEntry, events: readonly ShopEvent[], now: Instant): EventListContent {
  return {
    kind: 'event-list',
    ...pageMetaOf(new FieldReader(entry)),
    body: listingProse(entry),
    events: upcomingEvents(events, now),
  };
}
