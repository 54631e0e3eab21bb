import pg from 'pg';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Authorization } from '#src/application/ports/identity/authorization';
import { todayOf } from '#src/domain/interval/calendar-day';
import { SystemRandomSource } from '#src/infrastructure/system/system-random-source';
import { vendureAdapters } from '#src/infrastructure/vendure/vendure-adapters';
import { checkoutWalk } from '#test/contracts/shop/checkout-walk';
import {
  describeSubscriptionGateway,
  type SubscriptionSubject,
} from '#test/contracts/shop/describe-subscription-gateway';
import { ManualScheduler } from '#test/fakes/system/manual-scheduler';
import { testEngine } from './test-engine';
import { VendureShop } from './vendure-shop';

/** The cans of this contract: the world of the other contracts has no club, and too few cans. */
const goods = `sku IN ('WHITE-1', 'RED-1')`;

let engine: VendureShop;
let inStock: readonly { readonly id: string; readonly inventory: string; readonly subscribable: boolean }[];
beforeAll(async () => {
  engine = await VendureShop.start();
  inStock = await ask(
    `SELECT id, "trackInventory" AS inventory, "customFieldsSubscribable" AS subscribable FROM product_variant WHERE ${goods}`,
  );
  await ask(
    `UPDATE product_variant SET "trackInventory" = 'FALSE', "customFieldsSubscribable" = true, "customFieldsCans" = 1 WHERE ${goods}`,
  );
});
afterAll(async () => {
  for (const { id, inventory, subscribable } of inStock)
    await ask(
      `UPDATE product_variant SET "trackInventory" = $2, "customFieldsSubscribable" = $3, "customFieldsCans" = 0 WHERE id = $1`,
      [id, inventory, subscribable],
    );
  await engine.close();
});

async function ask<Row extends pg.QueryResultRow>(query: string, values: unknown[] = []): Promise<readonly Row[]> {
  const client = new pg.Client(testEngine().databaseUrl);
  await client.connect();
  try {
    return (await client.query<Row>(query, values)).rows;
  } finally {
    await client.end();
  }
}

const subject: SubscriptionSubject = {
  make: async () => {
    // He has nothing that comes again, here or in another contract.
    const bob = 'bob-without-subscriptions';
    const shop = await engine.make('ada', bob);
    const bearers = { ada: await engine.tokenOf('ada'), bob: await engine.tokenOf(bob) };
    let bearer: string | undefined;
    const authorization: Authorization = {
      token: () => Promise.resolve(bearer),
      renew: () => Promise.resolve(false),
      giveUp: () => Promise.resolve(),
    };
    const keys = { random: new SystemRandomSource(), scheduler: new ManualScheduler() };
    const { SubscriptionGateway: subscriptions } = vendureAdapters({ baseUrl: testEngine().url }, authorization, keys);
    const signIn = (customer: 'ada' | 'bob' | undefined) => {
      bearer = customer && bearers[customer];
      shop.signIn(customer);
    };
    const userId = async (customer: 'ada' | 'bob') => {
      signIn(customer);
      return (await shop.CustomerGateway.readMe()).id;
    };
    const customers = { ada: await userId('ada'), bob: await userId('bob') };
    return {
      subscriptions,
      today: todayOf(Date.now()),
      signIn,
      userId: (customer) => customers[customer],
      join: async () => {
        signIn('ada');
        const before = (await subscriptions.list(customers.ada)).map(({ id }) => id);
        const subscription = { interval: { length: 1, unit: 'month' } } as const;
        const order = await checkoutWalk(() => shop).paidOrder({ sku: 'WHITE-1', quantity: 12, subscription });
        await shop.CheckoutGateway.finalizeSession(order.number, order.paymentPage!.sessionId);
        const joined = (await subscriptions.list(customers.ada)).find(({ id }) => !before.includes(id));
        expect(joined).toBeDefined();
        return joined!;
      },
    };
  },
  dispose: () => Promise.resolve(),
};

describeSubscriptionGateway('Vendure', subject);
