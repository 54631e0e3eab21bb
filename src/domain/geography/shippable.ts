/** A state or district of the United States. */
export interface Region {
  readonly name: string;
  /** Two capital letters. */
  readonly abbr: string;
  readonly shippable: boolean;
}

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

/** Some states refuse wine only (spec §1 geolocation warning, §9 Shipping, Shippable states). */
export function shippability(place: Place, regions: readonly Region[], isWine = true): Shippability {
  const region = findRegion(place, regions);
  if (!region) return { kind: 'elsewhere' };
  return region.shippable || !isWine ? { kind: 'shippable' } : { kind: 'excluded-state', region: region.name };
}

/** Undefined outside the listed states. */
export function findRegion({ country, region }: Place, regions: readonly Region[]): Region | undefined {
  if (!isUnitedStates(country)) return undefined;
  const wanted = region.trim().toLowerCase();
  return regions.find(({ name, abbr }) => name.toLowerCase() === wanted || abbr.toLowerCase() === wanted);
}

export function isUnitedStates(country: string): boolean {
  return unitedStates.includes(country.trim().toLowerCase());
}
