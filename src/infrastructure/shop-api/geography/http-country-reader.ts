import type { CountryReader, CountryState } from '#src/application/ports/shop/country-reader';
import { stateListResponse } from '#src/infrastructure/shop-api/checkout/checkout-response';
import { parseResponse } from '#src/infrastructure/shop-api/parse-response';
import type { ShopCalls } from '#src/infrastructure/shop-api/shop-calls';

/** Countries and their states over HTTP (spec §7 GET /api/countries/{iso}/states). */
export class HttpCountryReader implements CountryReader {
  constructor(private readonly http: ShopCalls) {}

  async readStates(countryIso: string): Promise<readonly CountryState[]> {
    const text = await this.http.send({ method: 'GET', path: ['countries', countryIso, 'states'], isOpen: true });
    return parseResponse(stateListResponse, text).states;
  }
}
