import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '#sandbox/sandbox';
import { startSandbox } from '#sandbox/sandbox';
import { beginningOf } from '#sandbox/shop/calendar-day';
import { runRecurringJobs } from '#sandbox/shop/jobs/recurring-jobs';
import { GuestShopper } from '#test/sandbox/support/guest-shopper';
import { manualClock } from '#test/sandbox/support/manual-clock';
import { recordingsConfig } from '#test/sandbox/support/recordings-config';
import { ShopClient } from '#test/sandbox/support/shop-client';
import { Subscriber } from '#test/sandbox/support/subscriber';
import type { TestDatabase } from '#test/sandbox/support/test-database';
import { freshPostgres, postgresUrl } from '#test/sandbox/support/test-database';
import { storefrontUrl } from '#test/sandbox/support/test-sandbox';

/** Needs a real PostgreSQL: the embedded one belongs to one process. */
describe.skipIf(postgresUrl === undefined)('Several sandboxes on one PostgreSQL (spec §8 Handling)', () => {
  let database: TestDatabase;
  let sandboxes: readonly Sandbox[] = [];

  beforeAll(async () => {
    database = await freshPostgres(postgresUrl ?? '');
    const [white, ...others] = recordingsConfig.variants;
    const config = {
      ...recordingsConfig,
      variants: [{ ...white!, stock: 5 }, ...others.map((variant) => ({ ...variant, subscribable: true }))],
    };
    const clock = manualClock(new Date('2026-11-20T15:00:00Z'));
    sandboxes = await Promise.all(
      [1, 2, 3].map(() => startSandbox({ database: database.choice, storefrontUrl, config, clock, content: false })),
    );
  });
  afterAll(async () => {
    await Promise.all(sandboxes.map((sandbox) => sandbox.close()));
    await database.drop();
  });

  /** Takes turns among the sandboxes. */
  function sandboxOf(turn: number): Sandbox {
    return sandboxes[turn % sandboxes.length]!;
  }

  it('start together on an empty database, which is filled once', async () => {
    const { total_count: variants } = await new ShopClient(sandboxOf(0)).must<{ total_count: number }>(
      'GET',
      '/api/variants',
    );
    expect(variants).toBe(3);
    expect(await sandboxOf(0).database.selectFrom('customers').select('subject').orderBy('id').execute()).toEqual([
      { subject: 'ada' },
      { subject: 'bob' },
    ]);
  });

  it('end a statement after 15 seconds, so that it keeps no connection', async () => {
    const { rows } = await sql`SELECT current_setting('statement_timeout') AS limit`.execute(sandboxOf(0).database);
    expect(rows).toEqual([{ limit: '15s' }]);
  });

  it('never mix two changes of one order', async () => {
    const shopper = await GuestShopper.with(sandboxOf(0), [{ sku: 'RED-1', quantity: 1 }]);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, turn) =>
        new ShopClient(sandboxOf(turn), { token: shopper.token }).send(
          'POST',
          `/api/orders/${shopper.number}/line_items`,
          { line_item: { sku: 'RED-1', quantity: 1 } },
        ),
      ),
    );
    const made = answers.filter(({ status }) => status === 201).length;
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
    expect((await shopper.order()).line_items.map(({ quantity }) => quantity)).toEqual([1 + made]);
  });

  it('carry a call out once that comes to all of them with one key', async () => {
    const { number, token, ...shopper } = await GuestShopper.with(sandboxOf(0), [{ sku: 'RED-1', quantity: 1 }]);
    const send = (turn: number) =>
      new ShopClient(sandboxOf(turn), { token, key: 'the-only-one' }).send('POST', `/api/orders/${number}/line_items`, {
        line_item: { sku: 'RED-1', quantity: 1 },
      });
    const answers = await Promise.all(Array.from({ length: 12 }, (_, turn) => send(turn)));
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
    const last = await send(1);
    expect(last.status).toBe(201);
    for (const { status, body } of answers) if (status === 201) expect(body).toEqual(last.body);
    expect((await shopper.client.must('GET', `/api/orders/${number}`)).line_items).toMatchObject([{ quantity: 2 }]);
  });

  it('sell no more than there is', async () => {
    const shoppers = await Promise.all(
      Array.from({ length: 8 }, (_, turn) => GuestShopper.with(sandboxOf(turn), [{ sku: 'WHITE-1', quantity: 1 }])),
    );
    for (const shopper of shoppers) await shopper.toConfirm();
    const answers = await Promise.all(shoppers.map((shopper) => shopper.call('PUT', 'complete')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 422, 422, 422]);
    const { variants } = await new ShopClient(sandboxOf(1)).must<{ variants: readonly object[] }>(
      'GET',
      '/api/variants?q[sku_in][]=WHITE-1',
    );
    expect(variants).toMatchObject([{ total_on_hand: 0, in_stock: false }]);
  });

  it('let a code with one use be used once', async () => {
    const shoppers = await Promise.all(
      [0, 1, 2].map((turn) => GuestShopper.with(sandboxOf(turn), [{ sku: 'RED-1', quantity: 2 }])),
    );
    for (const shopper of shoppers) await shopper.coupon('ONCE');
    for (const shopper of shoppers) await shopper.toConfirm();
    const answers = await Promise.all(shoppers.map((shopper) => shopper.call('PUT', 'complete')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
  });

  it('make each delivery of a day once, all of them at the same moment (spec §3 Subscription)', async () => {
    const { database } = sandboxOf(0);
    const bearers = recordingsConfig.customers.flatMap(({ bearer = '' }) => bearer);
    for (const bearer of bearers) {
      const subscriber = new Subscriber(sandboxOf(0), bearer);
      await subscriber.pay(await subscriber.fill([{ sku: 'RED-1', quantity: 6 }]));
    }
    const [first] = await database.selectFrom('subscriptions').select('actionableDate').execute();
    const day = beginningOf(first!.actionableDate!);
    for (const sandbox of sandboxes) sandbox.shop.clock.moveTo(day);
    const reports = await Promise.all(sandboxes.map((sandbox) => runRecurringJobs(sandbox.shop)));
    expect(reports.flatMap(({ deliveries }) => deliveries)).toHaveLength(bearers.length);
    expect(
      await database.selectFrom('orders').select('id').where('subscriptionId', 'is not', null).execute(),
    ).toHaveLength(bearers.length);
  });

  it('create a customer once', async () => {
    const verifier = {
      verify: () => Promise.resolve({ subject: 'newcomer', email: 'newcomer@example.test', provenEmails: [] }),
    };
    const more = await Promise.all(
      [1, 2].map(() =>
        startSandbox({
          database: database.choice,
          storefrontUrl,
          tokenVerifier: verifier,
          config: recordingsConfig,
          content: false,
        }),
      ),
    );
    const seen = await Promise.all(
      Array.from({ length: 6 }, (_, turn) =>
        new ShopClient(more[turn % 2]!, { bearer: 'any' }).must<{ id: number }>('GET', '/api/users/me'),
      ),
    );
    await Promise.all(more.map((sandbox) => sandbox.close()));
    expect(new Set(seen.map(({ id }) => id)).size).toBe(1);
  });
});
