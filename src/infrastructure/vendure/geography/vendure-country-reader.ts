import type { CountryReader, CountryState } from '#src/application/ports/shop/country-reader';
import { readStates } from '#src/infrastructure/vendure/operations.generated';
import type { VendureCalls } from '#src/infrastructure/vendure/vendure-calls';

/** Countries and their states of the engine. */
export class VendureCountryReader implements CountryReader {
  constructor(private readonly calls: VendureCalls) {}

  async readStates(countryIso: string): Promise<readonly CountryState[]> {
    return (await this.calls.send(readStates, { countryIso })).countryStates;
  }
}
