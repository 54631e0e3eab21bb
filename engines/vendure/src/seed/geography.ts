import { Country, CountryService, Province, ProvinceService, TransactionalConnection } from '@vendure/core';
import type { SeedContext } from './seed-context';
import { inEnglish, rowsOf } from './seed-context';
import type { CountrySeed } from './shop-seed';

/** Adds the countries and their states that are not there. */
export async function seedCountries(seed: SeedContext, countries: readonly CountrySeed[]): Promise<void> {
  const present = new Map((await rowsOf(seed, Country)).map((country) => [country.code, country]));
  for (const { code, name, states } of countries) {
    const country =
      present.get(code) ??
      (await seed
        .service(CountryService)
        .create(seed.ctx, { code, enabled: true, translations: [...inEnglish({ name })] }));
    await seedStates(seed, country, states);
  }
}

async function seedStates(seed: SeedContext, country: Country, states: CountrySeed['states']): Promise<void> {
  const provinces = await rowsOf(seed, Province);
  const present = new Set(provinces.filter(({ parentId }) => parentId === country.id).map(({ code }) => code));
  const repository = seed.service(TransactionalConnection).getRepository(seed.ctx, Province);
  for (const { code, name } of states.filter((state) => !present.has(state.code))) {
    const state = await seed
      .service(ProvinceService)
      .create(seed.ctx, { code, enabled: true, translations: [...inEnglish({ name })] });
    // Vendure keeps the country of a state, and has no input for it.
    await repository.update(state.id, { parentId: country.id });
  }
}
