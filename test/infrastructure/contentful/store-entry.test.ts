import { describe, expect, it } from 'vitest';
import type { ContentEntry } from '#src/infrastructure/contentful/content-entry';
import { ContentfulContentReader } from '#src/infrastructure/contentful/contentful-content-reader';
import { storeOf } from '#src/infrastructure/contentful/store-entry';
import { unitedStates } from '#test/domain/geography/united-states';
import { ManualClock } from '#test/fakes/system/manual-clock';
import { recordLog } from '#test/fakes/system/recording-logger';
import { addresses } from '#test/support/content-addresses';
import { describeEntryMapper, type Fields } from './describe-entry-mapper';
import { EntriesAtHand, makerEntry, pageEntry, settingsEntry, wineEntry } from './made-entries';
import { linesOf, offer, OffersAtHand } from './shop-at-hand';

const make = (fields: Fields = {}): ContentEntry => ({
  type: 'store',
  id: 'store-cork-free',
  fields: {
    slug: 'cork-free',
    name: 'Cork Free',
    kind: 'wine shop',
    street: '2710 Clinton Row',
    city: 'Portland',
    state: 'OR',
    zipcode: '97202',
    latitude: 45.48,
    longitude: -122.64,
    ...fields,
  },
});
const map = (entry: ContentEntry) => storeOf(entry, unitedStates);

describeEntryMapper('store', {
  make,
  map,
  required: ['slug', 'name', 'kind', 'street', 'city', 'state', 'zipcode', 'latitude', 'longitude'],
  malformed: [
    ['kind', 'pharmacy'],
    ['state', 'Oregon'],
    ['state', 'ZZ'],
    ['zipcode', '9720'],
    ['zipcode', 97202],
    ['latitude', 90.1],
    ['latitude', '45.48'],
    ['longitude', -180.5],
  ],
});

describe('A store (spec §2 find-us-in-stores)', () => {
  it('has the name of its state, and the other facts of editors', () => {
    const store = map(make({ phone: '(503) 555-0110', note: 'Nothing has a cork.' }));
    expect(store).toMatchObject({ state: { name: 'Oregon', abbr: 'OR' }, note: 'Nothing has a cork.' });
    expect(map(make())).not.toHaveProperty('phone');
  });
});

describe('A store-map block (spec §2 Content-driven templates)', () => {
  const blocks = [{ kind: 'store-map', title: 'Near you', text: 'Cold ones.' }];
  async function read(path: string, page: ContentEntry) {
    const logger = recordLog();
    const broken = { ...make({ kind: 'pharmacy' }), id: 'store-broken' };
    const offers = new OffersAtHand([offer('GAMAY-01')]);
    const source = new EntriesAtHand([
      settingsEntry({ shippableStates: unitedStates }),
      wineEntry(),
      make(),
      broken,
      page,
    ]);
    const content = await new ContentfulContentReader(source, offers, new ManualClock(), addresses).readPage(path);
    return { content, lines: linesOf(logger) };
  }

  it('has all stores but those whose entry is broken, which the logger names', async () => {
    const { content, lines } = await read('/about/', pageEntry({ path: '/about/', blocks }));
    expect(content).toMatchObject({
      blocks: [{ kind: 'store-map', title: 'Near you', stores: [{ slug: 'cork-free' }] }],
    });
    expect(lines).toEqual([expect.stringContaining('Content store "store-broken", field kind: ')]);
  });

  it('is left out where it has no place', async () => {
    const { content, lines } = await read('/links/ana-corral/', makerEntry({ blocks }));
    expect(content).toMatchObject({ kind: 'maker', blocks: [] });
    expect(lines).toEqual([expect.stringContaining('blocks[0].kind: stands on pages only')]);
  });
});
