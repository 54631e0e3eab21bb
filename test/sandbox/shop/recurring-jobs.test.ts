import type { KyselyPlugin, RootOperationNode } from 'kysely';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ringpullConfig } from '#sandbox/ringpull/ringpull-config';
import type { JobReport } from '#sandbox/shop/jobs/recurring-jobs';
import { runRecurringJobs } from '#sandbox/shop/jobs/recurring-jobs';
import type { Shop } from '#sandbox/shop/shop';
import { goodCard, GuestShopper } from '#test/sandbox/support/guest-shopper';
import { subjectsTo } from '#test/sandbox/support/mails';
import { ShopClient } from '#test/sandbox/support/shop-client';
import { Subscriber } from '#test/sandbox/support/subscriber';
import type { TestSandbox } from '#test/sandbox/support/test-sandbox';
import { startTestSandbox } from '#test/sandbox/support/test-sandbox';

const names = ['ada', 'bob'] as const;
const customers = names.map((name) => ({ subject: name, email: `${name}@example.test`, bearer: `key-${name}` }));
const config = { ...ringpullConfig, customers };

const prepaid = {
  installment_count: 3,
  interval: { length: 1, unit: 'month' },
  line_items: [{ sku: 'GAMAY-01', quantity: 1 }],
};

let sandbox: TestSandbox;
let logged: readonly unknown[][];
beforeEach(async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  logged = log.mock.calls;
  sandbox = await startTestSandbox({ config });
});
afterEach(async () => {
  await heal();
  await sandbox.close();
  vi.restoreAllMocks();
});

const to = (day: string): Promise<JobReport> =>
  new ShopClient(sandbox).must('POST', '/_control/clock', { now: `${day}T12:00:00.000Z` });

/** Lets a write to a table fail where its row is `bad`. */
async function breakRow(table: string, event: 'insert' | 'update', bad: string): Promise<void> {
  await sql
    .raw(
      `create function bad_row() returns trigger language plpgsql as
         $$ begin if ${bad} then raise exception 'a bad row'; end if; return new; end $$;`,
    )
    .execute(sandbox.database);
  await sql
    .raw(`create trigger bad_row before ${event} on ${table} for each row execute function bad_row()`)
    .execute(sandbox.database);
}

async function heal(): Promise<void> {
  await sql.raw('drop function if exists bad_row cascade').execute(sandbox.database);
}

/** Two club boxes, of Ada and of Bob, that come on 20 December and each month after it. */
async function twoBoxes(cardOfAda: object = goodCard): Promise<void> {
  for (const { bearer } of customers) {
    const subscriber = new Subscriber(sandbox, bearer);
    const cart = await subscriber.fill([{ sku: 'GAMAY-01', quantity: 12 }]);
    await subscriber.pay(cart, bearer === 'key-ada' ? cardOfAda : goodCard);
  }
}

const subscriptions = () =>
  sandbox.database.selectFrom('subscriptions').select(['id', 'state', 'actionableDate', 'failedTries']).orderBy('id');

describe('A row whose job fails (spec §3 Subscription, §4 Default reminder)', () => {
  it('of a delivery lets the others be delivered, and is tried on the next day', async () => {
    await twoBoxes();
    const [ada] = await subscriptions().execute();
    await breakRow('orders', 'insert', `new.subscription_id = ${ada!.id}`);
    expect((await to('2026-12-20')).deliveries).toHaveLength(1);
    expect(await subscriptions().execute()).toMatchObject([
      { actionableDate: '2026-12-20' },
      { actionableDate: '2027-01-20' },
    ]);
    expect(logged).toHaveLength(1);
    await heal();
    expect((await to('2026-12-21')).deliveries).toHaveLength(1);
    expect(await subscriptions().execute()).toMatchObject([
      { actionableDate: '2027-01-20' },
      { actionableDate: '2027-01-20' },
    ]);
  });

  it('of a prepaid delivery lets the others be delivered, and is tried on the next day', async () => {
    for (const { bearer } of customers) {
      const shopper = await GuestShopper.with(sandbox, [], bearer);
      await shopper.mustAdd('GAMAY-01', 6, { options: { prepaid_subscription: prepaid } });
      await shopper.buy();
    }
    const plans = sandbox.database.selectFrom('prepaidSubscriptions').select(['id', 'deliveredCount']).orderBy('id');
    const [ada] = await plans.execute();
    await breakRow('orders', 'insert', `new.prepaid_subscription_id = ${ada!.id}`);
    expect((await to('2026-12-20')).deliveries).toHaveLength(1);
    expect((await plans.execute()).map(({ deliveredCount }) => deliveredCount)).toEqual([1, 2]);
    expect(logged).toHaveLength(1);
    await heal();
    expect((await to('2026-12-21')).deliveries).toHaveLength(1);
    expect((await plans.execute()).map(({ deliveredCount }) => deliveredCount)).toEqual([2, 2]);
  });

  it('of a reminder lets the others be sent, and is tried on the next day', async () => {
    await twoBoxes();
    const [ada] = await subscriptions().execute();
    await breakRow('subscription_reminders', 'insert', `new.subscription_id = ${ada!.id}`);
    expect((await to('2026-12-06')).reminders).toBe(1);
    const reminded = async () =>
      Promise.all(
        customers.map(async ({ email }) =>
          (await subjectsTo(sandbox, email)).some((subject) => subject.startsWith('Your next club box')),
        ),
      );
    expect(await reminded()).toEqual([false, true]);
    expect(logged).toHaveLength(1);
    await heal();
    expect((await to('2026-12-07')).reminders).toBe(1);
    expect(await reminded()).toEqual([true, true]);
  });

  it('of an end lets the others end, and is tried on the next day', async () => {
    await twoBoxes();
    await sandbox.database.updateTable('subscriptions').set({ endDate: '2026-11-25' }).execute();
    const [ada] = await subscriptions().execute();
    await breakRow('subscriptions', 'update', `new.id = ${ada!.id}`);
    await to('2026-11-26');
    expect((await subscriptions().execute()).map(({ state }) => state)).toEqual(['active', 'inactive']);
    expect(logged).toHaveLength(1);
    await heal();
    await to('2026-11-27');
    expect((await subscriptions().execute()).map(({ state }) => state)).toEqual(['inactive', 'inactive']);
  });

  it('of a gift card lets the others be sent, delays no checkout, and is tried by the next run', async () => {
    const buy = async (email: string, sendEmailAt?: string): Promise<number> => {
      const shopper = await GuestShopper.with(sandbox, [{ sku: 'GIFT-CARD-50', quantity: 1 }]);
      const [card] = (await shopper.order()).line_items[0]!.gift_cards;
      const details = { id: card!.id, recipient_name: 'Cleo', recipient_email: email, send_email_at: sendEmailAt };
      const path = `/api/orders/${shopper.number}/gift_cards/bulk_update`;
      await shopper.client.must('PATCH', path, { gift_cards: [details] });
      await shopper.buy();
      return card!.id;
    };
    const bad = await buy('bad@example.test', '2026-11-24T08:00:00Z');
    await buy('good@example.test', '2026-11-24T08:00:00Z');
    await breakRow('gift_cards', 'update', `new.id = ${bad}`);
    await to('2026-11-24');
    await buy('at-once@example.test');
    const sent = async (...to: readonly string[]) =>
      Promise.all(to.map(async (name) => (await subjectsTo(sandbox, `${name}@example.test`)).length));
    expect(await sent('bad', 'good', 'at-once')).toEqual([0, 1, 1]);
    expect(logged.length).toBeGreaterThan(0);
    await heal();
    await to('2026-11-25');
    expect(await sent('bad', 'good', 'at-once')).toEqual([1, 1, 1]);
  });
});

describe('A stock request whose mail fails (spec §3 Stock request)', () => {
  it('keeps no stock and no other mail from coming, and waits for more stock', async () => {
    const sku = 'ORANGE-03';
    const client = new ShopClient(sandbox);
    for (const name of ['bad', 'good'])
      await client.must('POST', '/api/stock_requests', { stock_request: { email: `${name}@example.test`, sku } });
    const restock = (count: number) => client.must('POST', `/_control/stock/${sku}`, { count });
    await breakRow('stock_requests', 'update', `new.email = 'bad@example.test'`);
    expect(await restock(6)).toEqual({ sku, count_on_hand: 6 });
    const told = async () =>
      Promise.all(['bad', 'good'].map(async (name) => (await subjectsTo(sandbox, `${name}@example.test`)).length));
    expect([await told(), logged.length]).toEqual([[0, 1], 1]);
    await heal();
    await restock(12);
    expect(await told()).toEqual([1, 1]);
  });
});

/** The shop of a process that is killed at a statement: neither that one nor any later one is carried out. */
function killedAt(isLast: (statement: RootOperationNode) => boolean): Shop {
  let isKilled = false;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      isKilled ||= isLast(node);
      if (isKilled) throw new Error('The process is killed.');
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return { ...sandbox.shop, database: sandbox.database.withPlugin(plugin) };
}

/** True at the statement of this number that a predicate names, from 1. */
function nth(number: number, isNamed: (statement: RootOperationNode) => boolean = () => true) {
  let seen = 0;
  return (statement: RootOperationNode): boolean => isNamed(statement) && (seen += 1) === number;
}

const insertsOrder = (statement: RootOperationNode): boolean =>
  statement.kind === 'InsertQueryNode' && statement.into?.table.identifier.name === 'orders';

/** The boxes and their orders after their day, on which Ada's card is declined and Bob's pays. */
async function outcome(): Promise<unknown> {
  const tried = sandbox.database.selectFrom('orders').select('state').where('subscriptionId', 'is not', null);
  return [await subscriptions().execute(), (await tried.execute()).map(({ state }) => state).toSorted()];
}
const once = [
  [
    { actionableDate: '2026-12-20', failedTries: 1 },
    { actionableDate: '2027-01-20', failedTries: 0 },
  ],
  ['canceled', 'complete'],
];

describe('A day of jobs (spec §3 Subscription)', () => {
  beforeEach(async () => {
    await twoBoxes({ ...goodCard, number: '4000000000000341' });
    await to('2026-12-19');
    sandbox.shop.clock.moveTo(new Date('2026-12-20T12:00:00Z'));
  });

  it.each([
    ['before its first job', nth(3)],
    ['between two deliveries', nth(2, insertsOrder)],
  ])('that a process leaves which is killed %s runs again, and repeats nothing', async (_when, isLast) => {
    await expect(runRecurringJobs(killedAt(isLast))).rejects.toThrow('The process is killed.');
    await runRecurringJobs(sandbox.shop);
    expect(await outcome()).toMatchObject(once);
  });

  it('is run once by two at the same moment', async () => {
    const reports = await Promise.all([runRecurringJobs(sandbox.shop), runRecurringJobs(sandbox.shop)]);
    expect(await outcome()).toMatchObject(once);
    expect(reports.map(({ days }) => days).toSorted()).toEqual([0, 1]);
  });
});
