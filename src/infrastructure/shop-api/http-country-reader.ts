import type { CountryReader, CountryState } from '../../application/ports/shop/country-reader';
import { StateListAnswer } from './answers/state-list-answer';
import { readAnswer } from './read-answer';
import type { ShopCalls } from './shop-http';

/** Countries and their states over HTTP (spec §7 GET /api/countries/{iso}/states). */
export class HttpCountryReader implements CountryReader {
  constructor(private readonly http: ShopCalls) {}

  async readStates(countryIso: string): Promise<readonly CountryState[]> {
    const text = await this.http.send({ method: 'GET', path: ['countries', countryIso, 'states'] });
    return readAnswer(StateListAnswer, text).states.map(({ name, abbr }) => ({ name, abbr }));
  }
}
