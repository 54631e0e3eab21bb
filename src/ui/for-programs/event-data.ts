import type { Event } from 'schema-dts';
import { endOf, type ShopEvent } from '#src/domain/events/shop-event';
import { writeMoney } from '#src/domain/money/money';
import type { EventListContent } from '#src/domain/page/page-content';
import { absoluteUrl, type SiteIdentity } from '#src/ui/shell/site-identity';

/** Returns the coming events, each date with its place on the page (schema.org Event). */
export function eventsData({ events, path }: EventListContent, site: SiteIdentity): readonly Event[] {
  return events.map((event) => eventData(event, `${absoluteUrl(site, path)}#${event.slug}`, site));
}

function eventData(event: ShopEvent, url: string, site: SiteIdentity): Event {
  const { seat, title, text, startsAt, picture = seat.picture } = event;
  return {
    '@type': 'Event',
    name: title,
    description: text,
    startDate: new Date(startsAt).toISOString(),
    endDate: new Date(endOf(event)).toISOString(),
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    ...(picture && { image: [picture.url] }),
    location: { '@type': 'VirtualLocation', url },
    organizer: { '@type': 'Organization', name: site.brandName, url: absoluteUrl(site, '/') },
    performer: { '@type': 'Person', name: event.host },
    offers: {
      '@type': 'Offer',
      url: absoluteUrl(site, `/products/${seat.slug}/`),
      price: writeMoney(seat.price),
      priceCurrency: 'USD',
      availability: seat.stock.kind === 'out-of-stock' ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock',
    },
  };
}
