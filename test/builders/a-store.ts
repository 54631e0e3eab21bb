import type { Store } from '#src/domain/geography/store';

/** A wine shop, in Portland, Oregon, by default. */
export function aStore(given: Partial<Store> = {}): Store {
  const slug = given.slug ?? 'cork-free';
  return {
    slug,
    name: `Store ${slug}`,
    kind: 'wine shop',
    street: '12 Water Street',
    city: 'Portland',
    state: { name: 'Oregon', abbr: 'OR' },
    zipcode: '97202',
    latitude: 45.48,
    longitude: -122.64,
    ...given,
  };
}
