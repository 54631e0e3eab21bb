import { describe, expect, it } from 'vitest';
import { FindStores } from '#src/application/geography/find-stores';
import { aStore } from '#test/builders/a-store';
import { InMemoryLocationReader } from '#test/fakes/geography/in-memory-location-reader';

const maine = { name: 'Maine', abbr: 'ME' };
const stores = [
  aStore({ slug: 'hawthorne', latitude: 45.51, longitude: -122.63 }),
  aStore({ slug: 'salem', city: 'Salem', zipcode: '97301', latitude: 44.94, longitude: -123.04 }),
  aStore({ slug: 'rockland', city: 'Rockland', state: maine, zipcode: '04841', latitude: 44.1, longitude: -69.11 }),
];
const find = (text: string, from = stores) =>
  new FindStores({ locations: new InMemoryLocationReader() }).execute(text, from);
const slugs = async (text: string) => {
  const found = await find(text);
  if (found.kind === 'unknown-place') return [];
  return found.stores.map((one) => ('store' in one ? one.store.slug : one.slug));
};

describe('Finding stores (spec §2 find-us-in-stores)', () => {
  it('near a zip code, nearest first', async () => {
    const found = await find('97214');
    expect(found).toMatchObject({ kind: 'near', place: '97214', otherPlaces: [] });
    expect(await slugs('97214')).toEqual(['hawthorne', 'salem']);
  });

  it('near the larger city of a name, with the other one to choose', async () => {
    expect(await find('Portland')).toMatchObject({
      kind: 'near',
      place: 'Portland, OR',
      otherPlaces: ['Portland, ME'],
    });
    expect(await slugs('portland, me')).toEqual(['rockland']);
  });

  it('in a state, also in one without a store', async () => {
    expect(await find('Oregon')).toMatchObject({ kind: 'in-state', place: 'Oregon' });
    expect(await slugs('oregon')).toEqual(['hawthorne', 'salem']);
    expect(await find('Oregon', [])).toMatchObject({ kind: 'in-state', place: 'Oregon', stores: [] });
  });

  it('in the town of a store that no gazetteer knows', async () => {
    expect(await find('Rockland')).toMatchObject({ kind: 'near', place: 'Rockland, ME' });
  });

  it('names the nearest where none is near', async () => {
    expect(await find('59801')).toMatchObject({ kind: 'far', place: '59801' });
    expect(await slugs('59801')).toEqual(['hawthorne', 'salem', 'rockland']);
  });

  it.each(['00000', 'Atlantis', '123', '', '<script>'])('does not know where "%s" is', async (text) => {
    expect(await find(text)).toEqual({ kind: 'unknown-place' });
  });
});
