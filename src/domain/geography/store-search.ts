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

/** A zip code with nothing but words around it, such as its city, or at the end of an address. */
const zipForms = [
  /^(?:\D*[^\p{L}\p{N}])?(\d{5})(?:[-\s]?\d{4})?(?:[^\p{L}\p{N}]\D*)?$/u,
  /\s(\d{5})(?:-\d{4})?$(?<=\p{L}.*)/u,
];

export function readPlaceText(text: string): PlaceText {
  const typed = text.normalize('NFKC').trim();
  for (const form of zipForms) {
    const zip = form.exec(typed)?.[1];
    if (zip !== undefined) return { kind: 'zip', zip };
  }
  const key = placeKey(text);
  return /\d/.test(key) || key === '' ? undefined : { kind: 'name', key };
}

const writtenOut: ReadonlyMap<string, string> = new Map([
  ['st', 'saint'],
  ['ste', 'sainte'],
  ['ft', 'fort'],
  ['mt', 'mount'],
]);

/**
 * Equal for all spellings of a place: case, accents, punctuation, common abbreviations and the country behind it do not
 * matter. The last word is never written out, because MT is Montana.
 */
export function placeKey(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word, index, all) => (index < all.length - 1 ? (writtenOut.get(word) ?? word) : word))
    .join(' ')
    .replace(/(?<=.) (?:usa|us|united states(?: of america)?)$/, '');
}

/** Other names of cities, as people type them. */
const otherNames: ReadonlyMap<string, readonly string[]> = new Map([
  ['New York, NY', ['nyc', 'new york city', 'manhattan']],
  ['Los Angeles, CA', ['la']],
  ['San Francisco, CA', ['sf', 'san fran']],
  ['Washington, DC', ['dc']],
  ['Philadelphia, PA', ['philly', 'phila']],
  ['Las Vegas, NV', ['vegas']],
  ['New Orleans, LA', ['nola']],
  ['Salt Lake City, UT', ['slc', 'salt lake']],
  ['Oklahoma City, OK', ['okc']],
  ['Kansas City, MO', ['kc']],
  ['Saint Louis, MO', ['stl']],
  ['Minneapolis, MN', ['mpls']],
  ['Indianapolis, IN', ['indy']],
  ['Jacksonville, FL', ['jax']],
  ['Portland, OR', ['pdx']],
  ['Atlanta, GA', ['atl']],
]);

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

/** True when a key is a name of a city, alone or with its state by name or abbreviation. */
export function namesCity(key: string, city: string, state: Store['state']): boolean {
  const states = ['', ` ${state.abbr.toLowerCase()}`, ` ${placeKey(state.name)}`];
  return [placeKey(city), ...(otherNames.get(`${city}, ${state.abbr}`) ?? [])].some((name) =>
    states.some((end) => key === name + end),
  );
}

/** True when a key is the name of a state or its abbreviation, such as "washington state" and "wa". */
export function namesState(key: string, { name, abbr }: Store['state']): boolean {
  return [abbr.toLowerCase(), placeKey(name), `${placeKey(name)} state`, `state of ${placeKey(name)}`].includes(key);
}
