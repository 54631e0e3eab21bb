import { describe, expect, it } from 'vitest';
import type { ContentEntry } from '#src/infrastructure/contentful/content-entry';
import { storeOf } from '#src/infrastructure/contentful/store-entry';
import { unitedStates } from '#test/domain/geography/united-states';
import { describeEntryMapper, type Fields } from './describe-entry-mapper';

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
  it('has the name of its state, and what else editors say of it', () => {
    const store = map(make({ phone: '(503) 555-0110', note: 'Nothing has a cork.' }));
    expect(store).toMatchObject({ state: { name: 'Oregon', abbr: 'OR' }, note: 'Nothing has a cork.' });
    expect(map(make())).not.toHaveProperty('phone');
  });
});
