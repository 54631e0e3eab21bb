import {
  ChannelService,
  CurrencyCode,
  TaxCategory,
  TaxCategoryService,
  TaxRate,
  TaxRateService,
  Zone,
  ZoneService,
} from '@vendure/core';
import type { SeedContext } from './seed-context';
import { rowsOf } from './seed-context';
import type { TaxSeed } from './shop-seed';

/** The categories of goods: only the first one is taxed. */
export interface TaxCategories {
  readonly taxed: TaxCategory;
  readonly untaxed: TaxCategory;
}

/** Adds the zones, categories and rates of taxes that are not there, and sets how the shop counts: dollars without tax. */
export async function seedTaxes(seed: SeedContext, taxes: readonly TaxSeed[]): Promise<void> {
  const { taxed } = await taxCategories(seed);
  for (const tax of taxes) await seedTax(seed, tax, taxed);
  await setUpChannel(seed);
}

/** Gives the two categories, and makes them the first time. */
export async function taxCategories(seed: SeedContext): Promise<TaxCategories> {
  return { taxed: await category(seed, 'Goods', true), untaxed: await category(seed, 'Not taxed', false) };
}

async function category(seed: SeedContext, name: string, isDefault: boolean): Promise<TaxCategory> {
  const found = (await rowsOf(seed, TaxCategory)).find((one) => one.name === name);
  return found ?? seed.service(TaxCategoryService).create(seed.ctx, { name, isDefault });
}

/** Gives each taxed state a zone of its own, named as the plugin looks for it: where an order goes decides which rate it pays. */
async function seedTax(seed: SeedContext, tax: TaxSeed, taxed: TaxCategory): Promise<void> {
  const rates = new Set((await rowsOf(seed, TaxRate)).map(({ name }) => name));
  for (const state of tax.states) {
    const name = `${tax.name}, ${state}`;
    if (rates.has(name)) continue;
    await seed.service(TaxRateService).create(seed.ctx, {
      name,
      enabled: true,
      value: tax.percent,
      categoryId: taxed.id,
      zoneId: (await zoneOf(seed, `${tax.country}-${state}`)).id,
    });
  }
}

async function zoneOf(seed: SeedContext, name: string): Promise<Zone> {
  const found = (await rowsOf(seed, Zone)).find((zone) => zone.name === name);
  return found ?? seed.service(ZoneService).create(seed.ctx, { name });
}

async function setUpChannel(seed: SeedContext): Promise<void> {
  const channels = seed.service(ChannelService);
  const channel = await channels.getDefaultChannel(seed.ctx);
  if (channel.defaultTaxZone) return;
  const elsewhere = await zoneOf(seed, 'Elsewhere');
  await channels.update(seed.ctx, {
    id: channel.id,
    defaultCurrencyCode: CurrencyCode.USD,
    availableCurrencyCodes: [CurrencyCode.USD],
    pricesIncludeTax: false,
    trackInventory: true,
    defaultTaxZoneId: elsewhere.id,
    defaultShippingZoneId: elsewhere.id,
  });
}
