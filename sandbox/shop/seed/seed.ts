import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '#sandbox/database/schema';
import { todayOf } from '#sandbox/shop/calendar-day';
import { cansOf } from '#sandbox/shop/catalogue/can-count';
import type { CustomerSeed } from '#sandbox/shop/config/seed-data';
import type { ShopConfig } from '#sandbox/shop/config/shop-config';
import { findOrCreateCustomer } from '#sandbox/shop/customers/customer-store';
import { grantStoreCredit } from '#sandbox/shop/payments/store-credit';
import type { Shop, Store } from '#sandbox/shop/shop';
import { seedHistory } from './seed-history';

/**
 * Seeds the database from the configuration. Names, prices and other catalogue data are updated at every start; stock,
 * customers and orders are seeded once. Rejects a database that belongs to another shop. Must run in a transaction.
 */
export async function seedDatabase(shop: Shop, store: Transaction<Database>): Promise<void> {
  const { config } = shop;
  const now = shop.clock.now();
  // Sandboxes that start together on one database wait for each other here.
  await sql`lock table shop_state in share row exclusive mode`.execute(store);
  const stored = await store.selectFrom('shopState').select('name').executeTakeFirst();
  if (stored && stored.name !== config.name) {
    throw new Error(`The database belongs to the shop "${stored.name}". Give "${config.name}" its own database.`);
  }
  await seedVariants(store, config);
  await seedGiftCards(store, config, now);
  if (stored) return;
  await store
    .insertInto('shopState')
    .values({ name: config.name, seededAt: now, lastJobDate: todayOf(now) })
    .execute();
  for (const customer of config.customers) await seedCustomer(shop, store, customer);
}

async function seedVariants(store: Store, config: ShopConfig): Promise<void> {
  const discontinued = new Set(config.discontinuedVariants);
  for (const variant of [...config.variants, ...discontinued]) {
    const { stock, composedOf, ...seed } = variant;
    const facts = {
      ...seed,
      parts: JSON.stringify(seed.parts),
      cans: cansOf(variant, config.variants),
      composable: composedOf !== undefined,
      discontinued: discontinued.has(variant),
    };
    await store
      .insertInto('variants')
      .values({ ...facts, countOnHand: stock })
      .onConflict((conflict) => conflict.column('sku').doUpdateSet(facts))
      .execute();
  }
}

async function seedGiftCards(store: Store, config: ShopConfig, now: Date): Promise<void> {
  for (const {
    code,
    amountCents,
    usedCents = 0,
    expiresAt = null,
    redeemedAt = null,
    storeId = config.store.id,
  } of config.giftCards) {
    await store
      .insertInto('giftCards')
      .values({ redemptionCode: code, amountCents, usedCents, expiresAt, redeemedAt, storeId, createdAt: now })
      .onConflict((conflict) => conflict.column('redemptionCode').doNothing())
      .execute();
  }
}

async function seedCustomer(shop: Shop, store: Transaction<Database>, seed: CustomerSeed): Promise<void> {
  const now = shop.clock.now();
  const name = seed.name ?? null;
  const customer = { ...(await findOrCreateCustomer(store, { ...seed, provenEmails: [seed.email] }, now)), name };
  await store.updateTable('customers').set({ name }).where('id', '=', customer.id).execute();
  for (const credit of seed.storeCredits ?? []) await grantStoreCredit(store, customer, credit, now);
  if (seed.history) await seedHistory(shop, store, customer, seed.history);
}
