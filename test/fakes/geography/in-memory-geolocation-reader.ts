import { GatewayError, type GatewayErrorDetails } from '#src/application/ports/gateway-error';
import type { GeolocationReader } from '#src/application/ports/geography/geolocation-reader';
import { isUnitedStates, type Place } from '#src/domain/geography/shippable';
import type { Gate } from '#test/fakes/shop/gate';

/** Locates everybody at one place, in California by default. */
export class InMemoryGeolocationReader implements GeolocationReader {
  place: Place = { country: 'US', region: 'CA' };
  failure: GatewayErrorDetails['code'] | undefined = undefined;
  /** Holds the next results. */
  gate: Gate | undefined = undefined;
  asked = 0;

  async read(): Promise<Place> {
    this.asked += 1;
    await this.gate?.pass();
    if (this.failure) throw new GatewayError({ code: this.failure });
    const { country, region } = this.place;
    if (country === '' || (region === '' && isUnitedStates(country))) throw new GatewayError({ code: 'wrong_shape' });
    return this.place;
  }
}
