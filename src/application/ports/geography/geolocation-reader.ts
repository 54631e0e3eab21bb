import { token } from '#src/application/ports/token';
import type { Place } from '#src/domain/geography/shippable';

export interface GeolocationReader {
  /** `region` may be empty. Rejects with GatewayError: `timeout` after ten seconds, `wrong_shape` without a place. */
  read(): Promise<Place>;
}

/** Undefined where no service is configured, and for bots. */
export const GeolocationReader = token<GeolocationReader | undefined>('GeolocationReader');
