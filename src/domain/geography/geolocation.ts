import { findRegion, type Place, type Region } from './shippable';

/** Where visitors are taken to be until somebody knows better (spec §9 Default geolocation). */
export const defaultPlace: Place = { country: 'United States', region: 'California' };

/** A place that this browser keeps. A chosen one is never overruled by a guess. */
export interface KeptPlace {
  readonly place: Place;
  readonly isChosen: boolean;
}

export function placeIn({ name }: Region): Place {
  return { country: defaultPlace.country, region: name };
}

/** The place in the shop's own names, however it was written; as it was written where the shop knows no such state. */
export function namedPlace(place: Place, regions: readonly Region[]): Place {
  const region = findRegion(place, regions);
  return region ? placeIn(region) : place;
}

/** By which a place is remembered once its warning was understood: by its state, or by a country that is not served. */
export function warningKey({ country, region }: Place, regions: readonly Region[]): string {
  const known = findRegion({ country, region }, regions);
  return known ? known.abbr : country.trim().toLowerCase();
}
