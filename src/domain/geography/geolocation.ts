import { findRegion, type Place, type Region } from './shippable';

/** The assumed place of visitors until their real one is known (spec §9 Default geolocation). */
export const defaultPlace: Place = { country: 'United States', region: 'California' };

/** A place that this browser stores. A guess never replaces a chosen one. */
export interface KeptPlace {
  readonly place: Place;
  readonly isChosen: boolean;
}

export function placeIn({ name }: Region): Place {
  return { country: defaultPlace.country, region: name };
}

/** The place with the shop's own names; unchanged when the shop does not know the state. */
export function namedPlace(place: Place, regions: readonly Region[]): Place {
  const region = findRegion(place, regions);
  return region ? placeIn(region) : place;
}

/** The key of a dismissed warning: the state, or a country that the shop does not ship to. */
export function warningKey({ country, region }: Place, regions: readonly Region[]): string {
  const known = findRegion({ country, region }, regions);
  return known ? known.abbr : country.trim().toLowerCase();
}
