import { describe, expect, it } from 'vitest';
import type { ContentEntry } from '#src/infrastructure/contentful/content-entry';
import { eventListOf, eventOf } from '#src/infrastructure/contentful/event-entry';
import { aProduct } from '#test/builders/a-product';
import { describeEntryMapper, type Fields } from './describe-entry-mapper';
import { asset, pageEntry } from './made-entries';

const seat = aProduct({ sku: 'TASTING-1', name: 'A tasting' });

function eventEntry(fields: Fields = {}): ContentEntry {
  const own = {
    slug: 'bubble-school',
    title: 'Bubble school',
    text: 'Three cans and one glass.',
    startsAt: '2027-01-14T20:00-05:00',
    minutes: 60,
    timeZone: 'America/New_York',
    host: 'Ana Corral',
    sku: 'TASTING-1',
    image: asset('school.svg'),
  };
  return { type: 'event', id: 'event-school', fields: { ...own, ...fields } };
}

describeEntryMapper('event', {
  make: eventEntry,
  map: (entry) => eventOf(entry, [seat]),
  required: ['slug', 'title', 'text', 'startsAt', 'minutes', 'timeZone', 'host', 'sku'],
  malformed: [
    ['slug', 'Bubble School'],
    // Without its difference from UTC a time is another moment on another machine.
    ['startsAt', '2027-01-14T20:00'],
    ['startsAt', '2027-01-14'],
    ['startsAt', '2027-13-14T20:00-05:00'],
    ['startsAt', 'tomorrow at eight'],
    ['minutes', 0],
    ['minutes', 601],
    ['minutes', 59.5],
    ['timeZone', 'Eastern'],
    ['sku', 'TASTING-2'],
    ['image', 'school.svg'],
  ],
});

describe('An event of the shop (spec §2 /en-US/upcoming-events)', () => {
  it('begins at one moment, wherever it is read, and sells a seat', () => {
    expect(eventOf(eventEntry(), [seat])).toMatchObject({
      startsAt: Date.UTC(2027, 0, 15, 1, 0),
      timeZone: 'America/New_York',
      picture: { alt: 'Bubble school' },
      seat,
    });
    expect(eventOf(eventEntry({ startsAt: '2027-01-15T01:00Z' }), [seat]).startsAt).toBe(Date.UTC(2027, 0, 15, 1, 0));
  });

  it('goes without a picture that it does not have', () => {
    expect(eventOf(eventEntry({ image: undefined }), [seat])).not.toHaveProperty('picture');
  });

  it('is on the page until it begins', () => {
    const event = eventOf(eventEntry(), [seat]);
    const listed = (now: number) => eventListOf(pageEntry({ path: '/upcoming-events/' }), [event], now).events.length;
    expect([listed(event.startsAt - 1), listed(event.startsAt)]).toEqual([1, 0]);
  });
});
