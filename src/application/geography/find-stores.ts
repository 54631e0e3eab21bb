import { LocationReader } from '#src/application/ports/geography/location-reader';
import type { Used } from '#src/application/ports/token';
import type { Store } from '#src/domain/geography/store';
import { readPlaceText, type StoreNearby, storesAround, withTowns } from '#src/domain/geography/store-search';

export type FoundStores =
  | {
      readonly kind: 'near' | 'far';
      readonly place: string;
      readonly stores: readonly StoreNearby[];
      /** Names of other places that the text may mean. */
      readonly otherPlaces: readonly string[];
    }
  | {
      readonly kind: 'in-state';
      readonly place: string;
      readonly stores: readonly Store[];
      readonly otherPlaces: readonly string[];
    }
  | { readonly kind: 'unknown-place' };

const mostOtherPlaces = 4;

/** Finds the stores near a typed place: a zip code, a city, or a state (spec §2 find-us-in-stores). */
export class FindStores {
  static readonly uses = { locations: LocationReader };

  constructor(private readonly use: Used<typeof FindStores.uses>) {}

  async execute(text: string, stores: readonly Store[]): Promise<FoundStores> {
    const asked = readPlaceText(text);
    if (!asked) return { kind: 'unknown-place' };
    const [location, ...others] = withTowns(asked, await this.use.locations.find(asked), stores);
    if (!location) return { kind: 'unknown-place' };
    const otherPlaces = others.slice(0, mostOtherPlaces).map(({ name }) => name);
    if (location.kind === 'state') {
      const inState = stores.filter(({ state }) => state.abbr === location.abbr);
      return { kind: 'in-state', place: location.name, stores: inState, otherPlaces };
    }
    const around = storesAround(stores, location.middle);
    return { kind: around.areNear ? 'near' : 'far', place: location.name, stores: around.stores, otherPlaces };
  }
}
