import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import type { SubscriptionKey } from '#src/application/ports/shop/subscription-gateway';
import { todayOf } from '#src/domain/interval/calendar-day';
import { SystemRandomSource } from '#src/infrastructure/system/system-random-source';
import { vendureAdapters } from '#src/infrastructure/vendure/vendure-adapters';
import { describeFailedPayments, type FailedPaymentsSubject } from '#test/contracts/shop/describe-failed-payments';
import type { ShopUnderTest } from '#test/contracts/shop/shop-under-test';
import { ManualScheduler } from '#test/fakes/system/manual-scheduler';
import { testEngine } from './test-engine';
import { VendureShop } from './vendure-shop';

const address = JSON.stringify({
  fullName: 'Ada Example',
  streetLine1: '1 Vine Street',
  city: 'Sacramento',
  province: 'CA',
  postalCode: '95814',
  countryCode: 'US',
});

let engine: VendureShop;
beforeAll(async () => {
  engine = await VendureShop.start();
});
afterAll(async () => {
  await ask(`UPDATE subscription SET state = 'canceled', "actionableDate" = NULL`);
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

async function saveCard(shop: ShopUnderTest): Promise<string> {
  const before = (await shop.SavedCardGateway.list()).map(({ id }) => id);
  await shop.saveCard((await shop.SavedCardGateway.prepareCard('/account/payment/')).url);
  return (await shop.SavedCardGateway.list()).find(({ id }) => !before.includes(id))!.id;
}

/** Makes a subscription whose delivery was declined today, in one statement: the engine tries it again tomorrow. */
async function failed(customerId: string, cardId: string, today: string): Promise<string> {
  const [row] = await ask<{ id: string }>(
    `WITH begun AS (
       INSERT INTO subscription ("channelId", "customerId", "savedCardId", state, "intervalLength", "intervalUnit",
         "actionableDate", "shippingAddress", "billingAddress", "paymentState", "failedTries")
       SELECT "channelId", "customerId", $2, 'active', 1, 'month', $3, $4, $4, 'failed', 1
       FROM customer_channels_channel WHERE "customerId" = $1 LIMIT 1 RETURNING id
     ), lines AS (
       INSERT INTO subscribed_line ("subscriptionId", "productVariantId", quantity)
       SELECT begun.id, variant.id, 1 FROM begun, product_variant variant WHERE sku = 'SLEEVE-1'
     )
     INSERT INTO delivery ("subscriptionId", "dueOn", attempt, "madeOn", state)
     SELECT id, $3, 0, $3, 'declined' FROM begun RETURNING "subscriptionId" AS id`,
    [customerId, cardId, today, address],
  );
  return row!.id;
}

const subject: FailedPaymentsSubject = {
  retry: 'on-request',
  make: async () => {
    const shop = await engine.make();
    const bearer = await engine.tokenOf('ada');
    const authorization = {
      token: () => Promise.resolve(bearer),
      renew: () => Promise.resolve(false),
      giveUp: () => Promise.resolve(),
    };
    const keys = { random: new SystemRandomSource(), scheduler: new ManualScheduler() };
    const { SubscriptionGateway: subscriptions } = vendureAdapters({ baseUrl: testEngine().url }, authorization, keys);
    shop.signIn('bob');
    const ofBob = await saveCard(shop);
    shop.signIn('ada');
    const { id: userId } = await shop.CustomerGateway.readMe();
    const cards = { pays: await saveCard(shop), isDeclined: await saveCard(shop), ofBob };
    await shop.declineCard((await shop.SavedCardGateway.list()).find(({ id }) => id === cards.isDeclined)!);
    const today = todayOf(Date.now());
    return {
      subscriptions,
      today,
      cards,
      fail: async () => ({ userId, id: await failed(userId, cards.isDeclined, today) }),
      charges: async ({ id }: SubscriptionKey) => {
        const placed = `SELECT count(*) FROM delivery WHERE "subscriptionId" = $1 AND state = 'placed'`;
        const [row] = await ask<{ count: string }>(placed, [id]);
        return Number(row!.count);
      },
    };
  },
  dispose: () => Promise.resolve(),
};

describeFailedPayments('Vendure', subject);
