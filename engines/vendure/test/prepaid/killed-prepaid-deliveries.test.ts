import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, before, describe, it } from 'node:test';
import type { Order } from '@vendure/core';
import { TransactionalConnection } from '@vendure/core';
import { Heartbeat } from '#src/heartbeat/heartbeat';
import type { PrepaidPlan } from '#src/plugins/subscription/entities/prepaid-plan.entity';
import { EngineUnderTest, eventually } from '#test/support/engine-under-test';
import { deliveriesOf, freeOf, placeAhead, planOf, sellAhead } from '#test/support/prepaid';

const PLANS = 8;
const KILLS = 4;
/** Milliseconds that making such a delivery takes at least. */
const SHORTEST = 100;

const engine = new EngineUnderTest();
before(async () => {
  await engine.start();
  await sellAhead(engine);
});
after(() => engine.stop());

/** Says if a delivery is being made: its transaction has locked a plan. */
async function isBeingMade(): Promise<true | undefined> {
  const locks = await engine
    .get(TransactionalConnection)
    .rawConnection.query<readonly unknown[]>(
      `SELECT FROM pg_locks WHERE relation = 'prepaid_plan'::regclass AND mode = 'RowShareLock' AND granted`,
    );
  return locks.length > 0 || undefined;
}

/** Runs the due deliveries in a worker, and kills it with `kill -9` at a random moment of a delivery. */
async function killWhileDelivering(day: string): Promise<void> {
  const { process: worker } = await engine.startProcess('../test/support/delivering-process');
  const gone = once(worker, 'exit');
  worker.send(day);
  await eventually(isBeingMade);
  await new Promise((resolve) => setTimeout(resolve, Math.random() * SHORTEST));
  worker.kill('SIGKILL');
  await gone;
}

describe('A worker that dies in a prepaid delivery (spec §3 Prepaid subscription)', () => {
  it('leaves one order and one mail for each delivery, at random moments', async () => {
    const placed: { readonly order: Order; readonly plan: PrepaidPlan }[] = [];
    for (let index = 0; index < PLANS; index += 1) {
      const order = await placeAhead(engine);
      placed.push({ order, plan: await planOf(engine, order) });
    }
    const day = placed[0]?.plan.actionableDate ?? '';
    const free = await freeOf(engine, 'WHITE-1');

    for (let kills = 0; kills < KILLS; kills += 1) await killWhileDelivering(day);
    const made = await Promise.all(placed.map(async ({ plan }) => (await deliveriesOf(engine, plan)).length));
    assert.ok(made.includes(0), 'Nothing was left to be made after the last kill.');

    // PostgreSQL needs a moment to see that a connection is gone, and lets its locks go then.
    await eventually(async () => {
      await engine.get(Heartbeat).work(day);
      const plans = await Promise.all(placed.map(({ order }) => planOf(engine, order)));
      return plans.every(({ deliveredCount }) => deliveredCount === 2) || undefined;
    });
    await engine.get(Heartbeat).work(day);

    for (const { order, plan } of placed) {
      const deliveries = await deliveriesOf(engine, plan);
      assert.deepEqual(
        deliveries.map(({ state, totalWithTax }) => [state, totalWithTax]),
        [['PaymentSettled', 0]],
      );
      assert.equal((await planOf(engine, order)).deliveredCount, 2);
      const email = order.customFields.contactEmail ?? '';
      const subjects = [order, ...deliveries].map(({ code }) => `Your order ${code}`);
      const mails = await eventually(() => {
        const found = engine.sandbox.mailsTo(email);
        return found.length >= subjects.length ? found : undefined;
      });
      assert.deepEqual(mails.map(({ subject }) => subject).toSorted(), subjects.toSorted());
    }
    assert.equal(free - (await freeOf(engine, 'WHITE-1')), PLANS * 2);
  });
});
