import { describe, expect, it } from 'vitest';
import { milesBetween } from '#src/domain/geography/coordinates';
import { readPlaceText } from '#src/domain/geography/store-search';
import { pointOnMap } from '#src/domain/geography/us-map';
import { regionsOf } from '#src/infrastructure/contentful/site-settings-entry';
import { storeOf } from '#src/infrastructure/contentful/store-entry';
import { openGazetteer } from '#src/infrastructure/geography/open-gazetteer';
import { writtenContent } from '#test/sandbox/support/written-content';

const entries = writtenContent.entries.map(({ contentType, id, fields }) => ({ type: contentType, id, fields }));
const [settings] = entries.filter(({ type }) => type === 'siteSettings');
const regions = regionsOf(settings!);
const stores = entries.filter(({ type }) => type === 'store').map((entry) => storeOf(entry, regions));
const reader = openGazetteer();

describe('The stores of the sandbox (spec §2 find-us-in-stores)', () => {
  it('are many, in many states that wine can be shipped to', () => {
    expect(stores.length).toBeGreaterThanOrEqual(60);
    expect(new Set(stores.map(({ state }) => state.abbr)).size).toBeGreaterThan(30);
    const closed = regions.filter(({ shippable }) => !shippable).map(({ abbr }) => abbr);
    expect(stores.filter(({ state }) => closed.includes(state.abbr))).toEqual([]);
  });

  it('stand in the area of their zip code, and on the map', async () => {
    for (const store of stores) {
      const [area] = await reader.find(readPlaceText(store.zipcode)!);
      expect(area?.kind === 'area' && milesBetween(area.middle, store), store.slug).toBeLessThan(90);
      expect(pointOnMap(store), store.slug).toBeDefined();
    }
  });

  it('differ in name and telephone number', () => {
    expect(new Set(stores.map(({ name }) => name)).size).toBe(stores.length);
    expect(new Set(stores.map(({ phone }) => phone)).size).toBe(stores.length);
  });
});
