import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { milesBetween } from '#src/domain/geography/coordinates';
import {
  namesCity,
  namesState,
  nearbyMiles,
  placeKey,
  readPlaceText,
  storesAround,
  storesByState,
  withTowns,
} from '#src/domain/geography/store-search';
import { aStore } from '#test/builders/a-store';

const anyPlace = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const nearPlace = fc.record({
  latitude: fc.double({ min: 40, max: 42, noNaN: true }),
  longitude: fc.double({ min: -102, max: -100, noNaN: true }),
});
const halfWayAround = Math.PI * 3958.8;
const portland = { latitude: 45.52, longitude: -122.68 };
const seattle = { latitude: 47.61, longitude: -122.33 };
const newYork = { latitude: 40.71, longitude: -74.01 };

describe('Distances in miles (spec §2 find-us-in-stores)', () => {
  it.each([
    ['Portland and Seattle', portland, seattle, 145],
    ['Portland and New York', portland, newYork, 2444],
    ['a degree along the equator', { latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }, 69],
  ])('between %s', (_what, one, other, miles) => {
    expect(Math.abs(milesBetween(one, other) - miles)).toBeLessThan(miles / 100 + 1);
  });

  it('are the same both ways, zero to the place itself, and never longer than half way around', () => {
    fc.assert(
      fc.property(anyPlace, anyPlace, (one, other) => {
        expect(milesBetween(one, other)).toBeCloseTo(milesBetween(other, one), 6);
        expect(milesBetween(one, one)).toBe(0);
        expect(milesBetween(one, other)).toBeLessThanOrEqual(halfWayAround + 1e-6);
      }),
    );
  });

  it('are never shorter by way of a third place', () => {
    fc.assert(
      fc.property(anyPlace, anyPlace, anyPlace, (one, by, other) => {
        expect(milesBetween(one, by) + milesBetween(by, other)).toBeGreaterThanOrEqual(milesBetween(one, other) - 1e-3);
      }),
    );
  });
});

describe('Stores around a place (spec §2 find-us-in-stores)', () => {
  it('are the nearest ten within a hundred miles, nearest first; none that is left out is nearer', () => {
    fc.assert(
      fc.property(fc.array(nearPlace, { minLength: 1, maxLength: 30 }), nearPlace, (places, place) => {
        const stores = places.map((one, index) => aStore({ slug: `s${index}`, ...one }));
        const found = storesAround(stores, place);
        const miles = found.stores.map((one) => one.miles);
        expect(miles).toEqual([...miles].sort((a, b) => a - b));
        const left = stores.filter((store) => !found.stores.some((one) => one.store === store));
        const farthest = miles.at(-1) ?? 0;
        if (found.areNear) {
          expect(farthest).toBeLessThanOrEqual(nearbyMiles);
          expect(found.stores.length).toBeLessThanOrEqual(10);
          for (const store of left)
            expect(milesBetween(place, store)).toBeGreaterThanOrEqual(
              found.stores.length < 10 ? nearbyMiles : farthest,
            );
        } else expect(Math.min(...stores.map((store) => milesBetween(place, store)))).toBeGreaterThan(nearbyMiles);
      }),
    );
  });

  it('are the nearest three where none is near, and none where there are no stores', () => {
    const stores = ['a', 'b', 'c', 'd'].map((slug, index) => aStore({ slug, ...portland, longitude: -122 + index }));
    expect(storesAround(stores, newYork).areNear).toBe(false);
    expect(storesAround(stores, newYork).stores.map(({ store }) => store.slug)).toEqual(['d', 'c', 'b']);
    expect(storesAround([], newYork)).toEqual({ areNear: false, stores: [] });
  });

  it('are listed by state, city and name', () => {
    const state = (name: string, abbr: string) => ({ state: { name, abbr } });
    const stores = [
      aStore({ slug: 'salem', city: 'Salem' }),
      aStore({ slug: 'z', name: 'Zinc' }),
      aStore({ slug: 'a', name: 'Anchor' }),
      aStore({ slug: 'austin', city: 'Austin', ...state('Texas', 'TX') }),
      aStore({ slug: 'mobile', city: 'Mobile', ...state('Alabama', 'AL') }),
    ];
    const groups = storesByState(stores).map((group) => [group.state.abbr, ...group.stores.map(({ slug }) => slug)]);
    expect(groups).toEqual([
      ['AL', 'mobile'],
      ['OR', 'a', 'z', 'salem'],
      ['TX', 'austin'],
    ]);
  });
});

describe('Texts that shoppers type for a place (spec §2 find-us-in-stores)', () => {
  it.each(['97202', ' 97202 ', '97202-1234', '97202 1234', '972021234', '９７２０２'])('"%s" is a zip code', (text) => {
    expect(readPlaceText(text)).toEqual({ kind: 'zip', zip: '97202' });
  });

  it.each([
    'Portland, OR 97202',
    '97202 Portland',
    'Portland 97202-1234',
    'portland or, 97202, USA',
    'zip: 97202',
    '12 Ring Street, Portland, OR 97202',
    '10001 Ring Street, Portland, OR 97202-1234',
  ])('"%s" has a zip code, which counts', (text) => {
    expect(readPlaceText(text)).toEqual({ kind: 'zip', zip: '97202' });
  });

  it.each(['', '   ', '9720', '972022', '97202-12', 'A97202', '97202a', '!!!', '97202,94952', '97202 94952'])(
    '"%s" is no place',
    (text) => {
      expect(readPlaceText(text)).toBeUndefined();
    },
  );

  it.each([
    ['St. Paul', 'saint paul'],
    ['Ft Worth,TX', 'fort worth tx'],
    ['  Coeur d’Alene ', 'coeur dalene'],
    ['Cañon City', 'canon city'],
    ['Billings, MT', 'billings mt'],
    ['Mt. Pleasant', 'mount pleasant'],
    ['Portland, OR, USA', 'portland or'],
    ['USA', 'usa'],
  ])('"%s" is read as "%s"', (text, key) => {
    expect(readPlaceText(text)).toEqual({ kind: 'name', key });
  });

  it('reads its own output the same way', () => {
    fc.assert(fc.property(fc.string(), (text) => placeKey(placeKey(text)) === placeKey(text)));
  });

  it('knows a city alone and with its state, and not with another', () => {
    const oregon = { name: 'Oregon', abbr: 'OR' };
    const isPortland = (text: string) => namesCity(placeKey(text), 'Portland', oregon);
    expect(['Portland', 'Portland OR', 'portland, oregon'].map(isPortland)).toEqual([true, true, true]);
    expect(['Portland, ME', 'Port', 'Portlandor', ''].map(isPortland)).toEqual([false, false, false, false]);
  });

  it.each([
    ['NYC', 'New York', 'New York', 'NY'],
    ['N.Y.C.', 'New York', 'New York', 'NY'],
    ['New York City, NY', 'New York', 'New York', 'NY'],
    ['LA', 'Los Angeles', 'California', 'CA'],
    ['L.A., California', 'Los Angeles', 'California', 'CA'],
    ['SF', 'San Francisco', 'California', 'CA'],
    ['DC', 'Washington', 'District of Columbia', 'DC'],
    ['Washington, D.C.', 'Washington', 'District of Columbia', 'DC'],
    ['Philly', 'Philadelphia', 'Pennsylvania', 'PA'],
    ['St. Louis MO', 'Saint Louis', 'Missouri', 'MO'],
    ['Saint Louis, Missouri', 'Saint Louis', 'Missouri', 'MO'],
  ])('knows that "%s" is %s, %s', (text, city, name, abbr) => {
    expect(namesCity(placeKey(text), city, { name, abbr })).toBe(true);
  });

  it('takes the other name of a city for that of no namesake', () => {
    expect(namesCity(placeKey('LA'), 'Los Angeles', { name: 'Texas', abbr: 'TX' })).toBe(false);
  });

  it('knows a state by its name and its abbreviation, also where a city has the name', () => {
    const isWashington = (text: string) => namesState(placeKey(text), { name: 'Washington', abbr: 'WA' });
    expect(['WA', 'Wash', 'Washington', 'Washington State', 'State of Washington'].map(isWashington)).toEqual([
      true,
      false,
      true,
      true,
      true,
    ]);
  });
});

describe('The towns of stores (spec §2 find-us-in-stores)', () => {
  const marfa = aStore({ slug: 'marfa', city: 'Marfa', state: { name: 'Texas', abbr: 'TX' }, zipcode: '79843' });
  const known = { kind: 'area', name: 'Marfa, TX', middle: { latitude: 30, longitude: -104 } } as const;
  const read = (text: string) => readPlaceText(text)!;

  it('are found even where nothing else knows them', () => {
    expect(withTowns(read('marfa'), [], [marfa]).map(({ name }) => name)).toEqual(['Marfa, TX']);
    expect(withTowns(read('Austin'), [], [marfa])).toEqual([]);
  });

  it('are no second place beside the one that is known, which counts', () => {
    expect(withTowns(read('Marfa'), [known], [marfa, marfa])).toEqual([known]);
  });

  it('count distances from the store whose zip code it is', () => {
    expect(withTowns(read('79843'), [known], [marfa])).toEqual([{ kind: 'area', name: '79843', middle: marfa }]);
    expect(withTowns(read('79842'), [known], [marfa])).toEqual([known]);
  });
});
