import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '#sandbox/database/schema';
import { cansOf } from './catalogue/can-count';
import { firstSightOf } from './customers/customer-store';
import { grantStoreCredit } from './payments/store-credit';
import { seedHistory } from './seed-history';
import type { Shop, Store } from './shop';
import { dayOf } from './subscriptions/calendar-day';
import type { CustomerSeed, World } from './world';

/**
 * Puts a world into the database. Names, prices and other facts of the catalogue follow the world at every start; stock,
 * customers and orders are left as they are once they are there. A database that holds another world is refused. Belongs in a
 * transaction.
 */
export async function seedWorld(shop: Shop, store: Transaction<Database>): Promise<void> {
  const { world } = shop;
  const now = shop.clock.now();
  // Sandboxes that start together on one database wait for each other here.
  await sql`lock table worlds in share row exclusive mode`.execute(store);
  const stored = await store.selectFrom('worlds').select('name').executeTakeFirst();
  if (stored && stored.name !== world.name) {
    throw new Error(`The database holds the world "${stored.name}"; "${world.name}" needs a database of its own.`);
  }
  await seedVariants(store, world);
  await seedGiftCards(store, world, now);
  if (stored) return;
  await store
    .insertInto('worlds')
    .values({ name: world.name, seededAt: now, lastNight: dayOf(now) })
    .execute();
  for (const customer of world.customers) await seedCustomer(shop, store, customer);
}

async function seedVariants(store: Store, world: World): Promise<void> {
  for (const variant of world.variants) {
    const { stock, composedOf, ...seed } = variant;
    const facts = {
      ...seed,
      parts: JSON.stringify(seed.parts),
      cans: cansOf(variant, world.variants),
      composable: composedOf !== undefined,
    };
    await store
      .insertInto('variants')
      .values({ ...facts, countOnHand: stock })
      .onConflict((conflict) => conflict.column('sku').doUpdateSet(facts))
      .execute();
  }
}

async function seedGiftCards(store: Store, world: World, now: Date): Promise<void> {
  for (const {
    code,
    amountCents,
    usedCents = 0,
    expiresAt = null,
    redeemedAt = null,
    storeId = world.store.id,
  } of world.giftCards) {
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
  const customer = { ...(await firstSightOf(store, seed, now)), name };
  await store.updateTable('customers').set({ name }).where('id', '=', customer.id).execute();
  for (const credit of seed.storeCredits ?? []) await grantStoreCredit(store, customer, credit, now);
  if (seed.history) await seedHistory(shop, store, customer, seed.history);
}
