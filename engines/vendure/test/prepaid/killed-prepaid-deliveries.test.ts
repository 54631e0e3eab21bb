import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, before, describe, it } from 'node:test';
import type { Order } from '@vendure/core';
import { TransactionalConnection } from '@vendure/core';
import { Heartbeat } from '#src/heartbeat/heartbeat';
import { addInterval, dayOf } from '#src/plugin/interval/calendar-day';
import { EngineUnderTest, eventually } from '#test/support/engine-under-test';
import { deliveriesOf, freeOf, placeAhead, planOf, sellAhead } from '#test/support/prepaid';

const KILLS = 5;
/** Milliseconds that a delivery takes at most on a machine that is not busy. */
const LONGEST = 300;

const engine = new EngineUnderTest();
before(async () => {
  await engine.start();
  await sellAhead(engine);
});
after(() => engine.stop());

/** Has a worker make what is due, and kills it with `kill -9` a random time after it has locked a plan. */
async function killWhileDelivering(day: string, order: Order): Promise<void> {
  const { process: worker } = await engine.startProcess('../test/support/delivering-process');
  const gone = once(worker, 'exit');
  worker.send(day);
  await eventually(() => isTaken(order));
  await new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST));
  worker.kill('SIGKILL');
  await gone;
}

/** True once a plan is being delivered or was. */
async function isTaken(order: Order): Promise<true | undefined> {
  const { id, deliveredCount } = await planOf(engine, order);
  if (deliveredCount > 1) return true;
  const free = await engine
    .get(TransactionalConnection)
    .rawConnection.query<readonly unknown[]>('SELECT id FROM prepaid_plan WHERE id = $1 FOR UPDATE SKIP LOCKED', [id]);
  return free.length === 0 || undefined;
}

describe('A worker that is killed while it makes prepaid deliveries (spec §3 Prepaid subscription)', () => {
  it('leaves one order for each, and takes its stock once', async () => {
    const day = addInterval(dayOf(new Date()), { length: 1, unit: 'month' });
    const orders: Order[] = [];
    for (let index = 0; index < KILLS; index += 1) orders.push(await placeAhead(engine));
    const before = await freeOf(engine, 'WHITE-1');
    for (const order of orders) await killWhileDelivering(day, order);
    // PostgreSQL needs a moment to see that a connection is gone, and lets its locks go then.
    await eventually(async () => {
      await engine.get(Heartbeat).work(day);
      const plans = await Promise.all(orders.map((order) => planOf(engine, order)));
      return plans.every(({ deliveredCount }) => deliveredCount > 1) || undefined;
    });
    await engine.get(Heartbeat).work(day);
    for (const order of orders) {
      const plan = await planOf(engine, order);
      const states = (await deliveriesOf(engine, plan)).map(({ state }) => state);
      assert.deepEqual([states, plan.deliveredCount], [['PaymentSettled'], 2]);
    }
    assert.equal(before - (await freeOf(engine, 'WHITE-1')), 2 * KILLS);
  });
});
