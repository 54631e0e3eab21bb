import type { FoundStores } from '#src/application/geography/find-stores';
import type { StoreKind } from '#src/domain/geography/store';
import { nearbyMiles } from '#src/domain/geography/store-search';
import { formatNumber } from '#src/ui/kit/number-messages';

const kinds: Readonly<Record<StoreKind, string>> = {
  'wine shop': 'Wine shop',
  grocery: 'Grocery',
  restaurant: 'Restaurant',
  bar: 'Bar',
};

const count = (stores: number) => (stores === 1 ? '1 store' : `${stores} stores`);

export const storeMapMessages = {
  kind: (kind: StoreKind) => kinds[kind],
  count,
  map: (stores: number, states: number) => `Map of the United States with ${count(stores)} in ${states} states`,
  mapOf: (place: string) => `Map of the stores near ${place}`,
  byState: 'All stores by state',
  field: 'ZIP code or city',
  hint: 'Such as 94952 or Portland, OR. A state works too.',
  submit: 'Find stores',
  loading: 'The search is loading',
  withoutScript: 'The search needs JavaScript. The list below has every store.',
  problems: {
    empty: 'Enter a ZIP code or a city.',
    malformed: 'Enter five digits, or the name of a city.',
    unknown: 'We do not know this place. Try its ZIP code.',
  },
  failed: { title: 'The search did not load', text: 'The list below has every store.' },
  found: (found: Exclude<FoundStores, { readonly kind: 'unknown-place' }>): string => {
    const { kind, place, stores } = found;
    if (kind === 'near') return `${count(stores.length)} within ${nearbyMiles} miles of ${place}, nearest first.`;
    if (kind === 'far') return `No store within ${nearbyMiles} miles of ${place}. These are the nearest.`;
    return stores.length === 0 ? `No stores in ${place} yet.` : `${count(stores.length)} in ${place}.`;
  },
  otherPlaces: 'Or did you mean:',
  showAll: 'Show all stores',
  toDoor: 'Have it shipped to your door',
  /** "Less than a mile", "1 mile" or "1,204 miles". */
  distance: (miles: number) => {
    const whole = Math.round(miles);
    if (whole < 1) return 'Less than a mile';
    return whole === 1 ? '1 mile' : `${formatNumber(whole)} miles`;
  },
  straight: 'Distances are in a straight line from the center of the ZIP code or city.',
  directions: 'Directions',
  directionsTo: (name: string) => `Directions to ${name}`,
} as const;
