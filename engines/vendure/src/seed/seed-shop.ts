import type { INestApplicationContext } from '@nestjs/common';
import { bootstrapWorker } from '@vendure/core';
import type { VendureConfig } from '@vendure/core';
import { OpeningEntries } from '#src/plugins/ledger/opening-entries';
import { seedCatalogue } from './catalogue';
import { seedPaymentMethods, seedShippingMethods } from './delivery-and-payment';
import { seedCountries } from './geography';
import { seedGiftCards } from './gift-cards';
import { seedGiveaways } from './giveaways';
import type { Pictures } from './pictures';
import { seedPromotions } from './promotions';
import { seedRoles } from './roles';
import { inOneTransaction } from './seed-context';
import { seedShippingDays } from './shipping-days';
import type { ShopSeed } from './shop-seed';
import { seedTaxes } from './taxes';

export interface SeedOptions {
  readonly pictures: Pictures;
  /** Adds more once the shop is filled, as the demo does. */
  readonly addMore?: (app: INestApplicationContext) => Promise<void>;
}

/**
 * Adds the missing parts of the shop and leaves the rest as it is: prices and stock belong to the dashboard from then
 * on.
 */
export async function seedShop(
  config: VendureConfig,
  shop: ShopSeed,
  { pictures, addMore }: SeedOptions,
): Promise<void> {
  const { app } = await bootstrapWorker(config);
  try {
    const openings = app.get(OpeningEntries, { strict: false });
    const isNewShop = await openings.isDue();
    await inOneTransaction(app, async (seed) => {
      await seedCountries(seed, shop.countries);
      await seedShippingDays(seed, shop.shippingDays);
      await seedTaxes(seed, shop.taxes);
    });
    // Begun after the other, so that it knows how the shop is taxed.
    await inOneTransaction(app, async (seed) => {
      await seedCatalogue(seed, shop.variants, pictures);
      await seedPromotions(seed, shop.promotions);
      await seedShippingMethods(seed, shop.shippingMethods);
      await seedPaymentMethods(seed);
      await seedRoles(seed, shop.roles);
      await seedGiftCards(seed, shop.giftCards);
      await seedGiveaways(seed, shop.giveaways);
    });
    await addMore?.(app);
    // Rows that the demo writes by itself come with no event. In an older shop the audit has to find them.
    if (isNewShop) await openings.open();
  } finally {
    await app.close();
  }
}
