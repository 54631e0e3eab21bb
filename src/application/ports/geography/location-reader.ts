import { token } from '#src/application/ports/token';
import type { Location, PlaceText } from '#src/domain/geography/store-search';

/** Knows where zip codes, cities and states of the United States are. */
export interface LocationReader {
  /**
   * All places that a text may mean, the likeliest first: a city before a state, a larger city before a smaller one. Empty for
   * an unknown place. A zip code is known by its area. Rejects with GatewayError `network_error` when the places cannot be
   * loaded.
   */
  find(place: NonNullable<PlaceText>): Promise<readonly Location[]>;
}

export const LocationReader = token<LocationReader>('LocationReader');
