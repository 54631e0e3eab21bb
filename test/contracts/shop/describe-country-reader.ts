import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CountryReader } from '#src/application/ports/shop/country-reader';
import { rejection } from './rejection';
import type { ContractSubject } from './shop-under-test';

export function describeCountryReader(name: string, { make, dispose }: ContractSubject): void {
  describe(`CountryReader of ${name} (spec §7 GET /api/countries/{iso}/states)`, () => {
    let countries: CountryReader;
    beforeAll(async () => {
      ({ CountryReader: countries } = await make());
    });
    afterAll(dispose);

    it('tells the states of a country by name', async () => {
      const states = await countries.readStates('US');
      expect(states).toContainEqual({ name: 'California', abbr: 'CA' });
      expect(states).toContainEqual({ name: 'Nevada', abbr: 'NV' });
      expect(states.map((state) => state.name)).toEqual(states.map((state) => state.name).sort());
    });

    it('tells that a country has none', async () => {
      expect(await countries.readStates('FR')).toEqual([]);
    });

    it.each(['XX', 'a/b'])('does not find %s', async (iso) => {
      expect(await rejection(countries.readStates(iso))).toMatchObject({ code: 'not_found' });
    });
  });
}
