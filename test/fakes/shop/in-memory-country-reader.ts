import type { CountryReader, CountryState } from '#src/application/ports/shop/country-reader';
import type { InMemoryShop } from './in-memory-shop';
import { notFound } from './refusals';

export class InMemoryCountryReader implements CountryReader {
  constructor(private readonly shop: InMemoryShop) {}

  readStates(countryIso: string): Promise<readonly CountryState[]> {
    return this.shop.run('readStates', () => {
      const states = this.shop.world.countries[countryIso];
      if (!states) throw notFound();
      return states;
    });
  }
}
