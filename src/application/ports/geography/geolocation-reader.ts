import { token } from '#src/application/ports/token';
import type { Place } from '#src/domain/geography/shippable';

/** Guesses where this visitor is. */
export interface GeolocationReader {
  /**
   * The region is empty where only the country is known. Rejects with GatewayError: `timeout` after ten seconds without an
   * answer, `wrong_shape` for an answer that names no country, or no state of the United States.
   */
  read(): Promise<Place>;
}

/** Undefined where no service is configured, and for bots. */
export const GeolocationReader = token<GeolocationReader | undefined>('GeolocationReader');
