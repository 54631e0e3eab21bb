import { token } from '#src/application/ports/token';
import type { Location, PlaceText } from '#src/domain/geography/store-search';

export interface LocationReader {
  /**
   * The likeliest first: a city before a state, a larger city before a smaller one; empty where nothing is known.
   * Rejects with GatewayError `network_error` when the places cannot be loaded.
   */
  find(place: NonNullable<PlaceText>): Promise<readonly Location[]>;
}

export const LocationReader = token<LocationReader>('LocationReader');
