import type { GatewayErrorDetails } from '#src/application/ports/gateway-error';
import type { Place, Shippability } from '#src/domain/geography/shippable';

/** Where the visitor is taken to be (spec §3 Client state, geolocation). */
export interface GeolocationState {
  readonly location: Place;
  /** Whether wine can be shipped there. */
  readonly reach: Shippability;
  /** The visitor chose the state; it was not guessed. */
  readonly isChosen: boolean;
  readonly isFetching: boolean;
  /** The visitor has to be told that wine cannot be shipped to them. */
  readonly isWarning: boolean;
  /** Why the last question was not answered. */
  readonly error: GatewayErrorDetails['code'] | undefined;
  startFetching(): void;
  /** Ends fetching. */
  locate(location: Place, reach: Shippability, isChosen: boolean): void;
  /** Ends fetching; the location stays. */
  fail(code: GatewayErrorDetails['code']): void;
  warn(): void;
  dismissWarning(): void;
}
