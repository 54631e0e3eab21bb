/** A state or district of the United States, as content lists it. */
export interface Region {
  readonly name: string;
  /** Two capital letters. */
  readonly abbr: string;
  readonly shippable: boolean;
}

/** The place of a visitor or of a shipping address. */
export interface Place {
  /** ISO code or English name of the country. */
  readonly country: string;
  /** Name or abbreviation of the state. */
  readonly region: string;
}

export type Shippability =
  | { readonly kind: 'shippable' }
  | { readonly kind: 'excluded-state'; readonly region: string }
  | { readonly kind: 'elsewhere' };

const unitedStates = ['us', 'usa', 'united states'];

/**
 * Decides if wine, or a product without wine, can be shipped to a place. Some states refuse wine only (spec §1 geolocation
 * warning); nothing ships outside the listed regions (spec §9 Shipping, Shippable states).
 */
export function shippability(place: Place, regions: readonly Region[], isWine = true): Shippability {
  const region = findRegion(place, regions);
  if (!region) return { kind: 'elsewhere' };
  return region.shippable || !isWine ? { kind: 'shippable' } : { kind: 'excluded-state', region: region.name };
}

/** The state of a place; undefined outside the listed states. */
export function findRegion({ country, region }: Place, regions: readonly Region[]): Region | undefined {
  if (!isUnitedStates(country)) return undefined;
  const wanted = region.trim().toLowerCase();
  return regions.find(({ name, abbr }) => name.toLowerCase() === wanted || abbr.toLowerCase() === wanted);
}

export function isUnitedStates(country: string): boolean {
  return unitedStates.includes(country.trim().toLowerCase());
}
