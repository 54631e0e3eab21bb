import { type Coordinates, milesBetween } from './coordinates';
import type { Store } from './store';

/** A place that a typed text may mean. */
export type Location =
  | { readonly kind: 'area'; /** "Portland, OR" or "97202". */ readonly name: string; readonly middle: Coordinates }
  | { readonly kind: 'state'; readonly name: string; readonly abbr: string };

export interface StoreNearby {
  readonly store: Store;
  readonly miles: number;
}

/** Stores farther away are not near. */
export const nearbyMiles = 100;
/** The number of near stores to show. */
const mostNearby = 10;
/** The number of stores to show where none is near. */
const mostFar = 3;

/** The stores near a place, or the nearest few where none is near; nearest first. */
export function storesAround(
  stores: readonly Store[],
  place: Coordinates,
): { readonly areNear: boolean; readonly stores: readonly StoreNearby[] } {
  const all = stores
    .map((store) => ({ store, miles: milesBetween(place, store) }))
    .sort((one, other) => one.miles - other.miles || one.store.slug.localeCompare(other.store.slug));
  const near = all.filter(({ miles }) => miles <= nearbyMiles).slice(0, mostNearby);
  return near.length > 0 ? { areNear: true, stores: near } : { areNear: false, stores: all.slice(0, mostFar) };
}

export interface StateStores {
  readonly state: Store['state'];
  readonly stores: readonly Store[];
}

/** All stores by state, and by city within it. */
export function storesByState(stores: readonly Store[]): readonly StateStores[] {
  const groups = new Map<string, { readonly state: Store['state']; readonly stores: Store[] }>();
  for (const store of stores) {
    const group = groups.get(store.state.abbr) ?? { state: store.state, stores: [] };
    groups.set(store.state.abbr, group);
    group.stores.push(store);
  }
  return [...groups.values()]
    .map(({ state, stores: inState }) => ({ state, stores: inState.sort(byCity) }))
    .sort((one, other) => one.state.name.localeCompare(other.state.name));
}

function byCity(one: Store, other: Store): number {
  return one.city.localeCompare(other.city) || one.name.localeCompare(other.name);
}

/** Reads a typed place: the first five digits of a zip code, or a name. Undefined for any other text. */
export type PlaceText =
  | { readonly kind: 'zip'; readonly zip: string }
  | { readonly kind: 'name'; readonly key: string }
  | undefined;

export function readPlaceText(text: string): PlaceText {
  const zip = /^(\d{5})(?:[-\s]?\d{4})?$/.exec(text.normalize('NFKC').trim())?.[1];
  if (zip !== undefined) return { kind: 'zip', zip };
  const key = placeKey(text);
  return /\d/.test(key) || key === '' ? undefined : { kind: 'name', key };
}

const writtenOut: ReadonlyMap<string, string> = new Map([
  ['st', 'saint'],
  ['ste', 'sainte'],
  ['ft', 'fort'],
  ['mt', 'mount'],
]);

/** Equal for all spellings of a place: case, accents, punctuation and common abbreviations do not matter. */
export function placeKey(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => writtenOut.get(word) ?? word)
    .join(' ');
}

/**
 * Adds the towns of the stores to the places that a text may mean, because not all towns are known otherwise. In the zip
 * code of a store, distances count from that store: the middle of the area may be far from it.
 */
export function withTowns(
  asked: NonNullable<PlaceText>,
  known: readonly Location[],
  stores: readonly Store[],
): readonly Location[] {
  if (asked.kind === 'zip') {
    const store = stores.find(({ zipcode }) => zipcode === asked.zip);
    return store ? [{ kind: 'area', name: asked.zip, middle: store }] : known;
  }
  const towns = stores
    .filter(({ city, state }) => namesCity(asked.key, city, state))
    .map((store): Location => ({ kind: 'area', name: `${store.city}, ${store.state.abbr}`, middle: store }));
  const locations = [...known, ...towns];
  return locations.filter(({ name }, index) => locations.findIndex((other) => other.name === name) === index);
}

/** True when a key is the name of a city, alone or with its state by name or abbreviation. */
export function namesCity(key: string, city: string, state: Store['state']): boolean {
  const name = placeKey(city);
  return [name, `${name} ${state.abbr.toLowerCase()}`, `${name} ${placeKey(state.name)}`].includes(key);
}
