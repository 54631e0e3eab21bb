import { token } from '#src/application/ports/token';
import type { Place, Shippability } from '#src/domain/geography/shippable';

/** The assumed place of the visitor (spec §3 Client state, geolocation). */
export interface GeolocationState {
  readonly location: Place;
  /** Says if wine can be shipped there. */
  readonly reach: Shippability;
  /** True when the visitor chose the state; false when it was guessed. */
  readonly isChosen: boolean;
  readonly isFetching: boolean;
  /** True while the visitor sees the warning that wine cannot be shipped to them. */
  readonly isWarning: boolean;
  startFetching(): void;
  /** Ends fetching. */
  locate(location: Place, reach: Shippability, isChosen: boolean): void;
  /** Ends fetching; the location stays. */
  fail(): void;
  warn(): void;
  dismissWarning(): void;
}

export const GeolocationState = token<GeolocationState>('GeolocationState');
