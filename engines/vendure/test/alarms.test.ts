import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { TransactionalConnection } from '@vendure/core';
import { Client } from 'pg';
import type { Watched } from '#src/alarms/alarm';
import { failedMails } from '#src/alarms/failed-mails';
import { alarmsNamed, look } from '#src/alarms/look';
import { ordersInHour } from '#src/alarms/orders-in-hour';
import { paidWithoutOrder } from '#src/alarms/paid-without-order';
import { EngineUnderTest } from '#test/support/engine-under-test';

const minute = 60_000;
const hour = 60 * minute;
const week = 168 * hour;

const engine = new EngineUnderTest();
let database: Client;
before(async () => {
  await engine.start({ hasWorker: false });
  const { options } = engine.get(TransactionalConnection).rawConnection;
  database = new Client({ connectionString: 'url' in options ? options.url : '' });
  await database.connect();
});
after(async () => {
  await database.end();
  await engine.stop();
});

/** The places to look at, of which the payment provider knows these pages. */
function watched(paid: Awaited<ReturnType<Watched['payments']['paidSince']>> = []): Watched {
  return { database, payments: { paidSince: () => Promise.resolve(paid) } };
}

describe('The alarm for money without an order', () => {
  it('rings for a paid page whose order is not placed, once there was time to return', async () => {
    const paidAt = new Date();
    const [placed, lost] = [await engine.paidOrder(), await engine.paidOrder()];
    const pages = [placed, lost].map(({ order, session }) => ({
      ...{ sessionId: session, orderNumber: order.code, paidAt },
    }));
    await engine.complete(placed.order, placed.session);
    const later = (milliseconds: number): Promise<string | undefined> =>
      paidWithoutOrder(watched(pages), new Date(paidAt.getTime() + milliseconds));
    assert.equal(await later(14 * minute), undefined);
    const said = (await later(16 * minute)) ?? '';
    assert.ok(said.includes(lost.order.code) && said.includes(lost.session), said);
    assert.ok(!said.includes(placed.order.code), said);
    await engine.complete(lost.order, lost.session);
    assert.equal(await later(16 * minute), undefined);
  });

  it('rings for a second payment of an order that another page has paid', async () => {
    const { order, session } = await engine.paidOrder();
    await engine.complete(order, session);
    const twice = [{ sessionId: 'another', orderNumber: order.code, paidAt: new Date(0) }];
    assert.match((await paidWithoutOrder(watched(twice), new Date())) ?? '', /another/);
  });
});

/** Puts a job into a queue, as it was made some time ago. */
function job(queue: string, state: 'FAILED' | 'PENDING' | 'RETRYING', ago: string): Promise<unknown> {
  const settledAt = state === 'FAILED' ? new Date() : null;
  return database.query(
    `INSERT INTO job_record ("queueName", state, progress, retries, attempts, "isSettled", "settledAt", "createdAt")
     VALUES ($1, $2, 0, 12, 13, $3, $4, now() - $5::interval)`,
    [queue, state, settledAt !== null, settledAt, ago],
  );
}

describe('The alarm for mails', () => {
  it('rings for a day after the last attempt at one, and while one has waited for an hour', async () => {
    await database.query(`UPDATE job_record SET state = 'COMPLETED', "isSettled" = true, "settledAt" = now()`);
    const said = (now = new Date()): Promise<string | undefined> => failedMails(watched(), now);
    await job('other', 'FAILED', '2 hours');
    await job('mails', 'RETRYING', '59 minutes');
    assert.equal(await said(), undefined);
    await job('mails', 'FAILED', '2 hours');
    assert.match((await said()) ?? '', /^Mails: failed since yesterday: 1\. /);
    assert.equal(await said(new Date(Date.now() + 26 * hour)), undefined);
    await job('mails', 'PENDING', '61 minutes');
    assert.match((await said()) ?? '', /^Mails: failed since yesterday: 1, waiting for more than an hour: 1\. /);
  });
});

describe('The alarm for orders', () => {
  it('rings when there is none in an hour that had ten a week ago', async () => {
    const order = await engine.orderAtPayment('WHITE-1', 1);
    const now = new Date('2027-03-01T12:00:00Z');
    const placedAt = async (id: unknown, before: number): Promise<void> => {
      await database.query('UPDATE "order" SET "orderPlacedAt" = $2 WHERE id = $1', [
        id,
        new Date(now.getTime() - before),
      ]);
    };
    const said = (): Promise<string | undefined> => ordersInHour(watched(), now);
    for (let nth = 1; nth < 10; nth += 1)
      await placedAt((await engine.orderAtPayment('WHITE-1', 1)).id, week + nth * minute);
    await placedAt(order.id, week + 61 * minute);
    assert.equal(await said(), undefined);
    await placedAt(order.id, week + 59 * minute);
    assert.match((await said()) ?? '', /^Orders: none in the last hour, and 10 in the same hour of last week\. /);
    const latest = await engine.orderAtPayment('WHITE-1', 1);
    await placedAt(latest.id, minute);
    assert.equal(await said(), undefined);
    await database.query('UPDATE "order" SET "orderPlacedAt" = NULL WHERE "orderPlacedAt" > $1', [
      new Date('2027-01-01'),
    ]);
  });
});

describe('Alarms', () => {
  before(() => job('mails', 'FAILED', '2 hours'));

  it('are looked at by their names, or all of them', () => {
    assert.deepEqual([...alarmsNamed([]).keys()], ['paid-without-order', 'failed-mails', 'orders-in-hour']);
    assert.deepEqual([...alarmsNamed(['failed-mails']).keys()], ['failed-mails']);
    assert.throws(() => alarmsNamed(['fire']), /There is no alarm fire\. Name paid-without-order/);
  });

  it('ring when they cannot look, and keep no other from it', async () => {
    const away: Watched = { database, payments: { paidSince: () => Promise.reject(new Error('Stripe is away.')) } };
    const said = await look(alarmsNamed([]), away, new Date(0));
    assert.match(said[0] ?? '', /^The alarm paid-without-order cannot look: Error: Stripe is away\.$/);
    assert.match(said[1] ?? '', /^Mails: /);
  });

  it('end their command with 1 when one rings, and with 0 otherwise', async () => {
    await engine.run('alarms', ['orders-in-hour']);
    await assert.rejects(engine.run('alarms', ['failed-mails']));
  });
});
