import type { LocationReader } from '#src/application/ports/geography/location-reader';
import { type Location, namesCity, namesState, type PlaceText } from '#src/domain/geography/store-search';

/** Degrees north and east. */
type Middle = readonly [number, number];

export interface Gazetteer {
  /** The middle of the zip codes that begin with three digits. */
  readonly zipAreas: Readonly<Record<string, Middle>>;
  /** Abbreviation and name. */
  readonly states: readonly (readonly [string, string])[];
  /** Name, abbreviation of the state, and its middle; the largest first. */
  readonly cities: readonly (readonly [string, string, ...Middle])[];
}

const areaDigits = 3;

/**
 * Finds places in a file of the shop's own: zip code areas as in the Census Bureau's gazetteer of 2021, and cities with more
 * than one zip code as the Postal Service names them. Nothing that a shopper types leaves the browser.
 */
export class CensusLocationReader implements LocationReader {
  constructor(private readonly gazetteer: Gazetteer) {}

  find(place: NonNullable<PlaceText>): Promise<readonly Location[]> {
    return Promise.resolve(place.kind === 'zip' ? this.findArea(place.zip) : this.findName(place.key));
  }

  private findArea(zip: string): readonly Location[] {
    const area = zip.slice(0, areaDigits);
    const { zipAreas } = this.gazetteer;
    const middle = Object.hasOwn(zipAreas, area) ? zipAreas[area] : undefined;
    return middle ? [{ kind: 'area', name: zip, middle: coordinates(middle) }] : [];
  }

  private findName(key: string): readonly Location[] {
    const states = new Map(this.gazetteer.states);
    const cities = this.gazetteer.cities
      .filter(([city, abbr]) => namesCity(key, city, { abbr, name: states.get(abbr) ?? abbr }))
      .map(([city, abbr, ...middle]): Location => ({
        kind: 'area',
        name: `${city}, ${abbr}`,
        middle: coordinates(middle),
      }));
    const state = this.gazetteer.states
      .filter(([abbr, name]) => namesState(key, { name, abbr }))
      .map(([abbr, name]): Location => ({ kind: 'state', name, abbr }));
    return [...cities, ...state];
  }
}

function coordinates([latitude, longitude]: Middle) {
  return { latitude, longitude };
}
