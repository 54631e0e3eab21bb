import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, before, describe, it } from 'node:test';
import type { Order } from '@vendure/core';
import { TransactionalConnection } from '@vendure/core';
import { Heartbeat } from '#src/heartbeat/heartbeat';
import { PaymentSession } from '#src/payment-provider/payment-session.entity';
import { cardToCharge } from '#test/support/card-to-charge';
import type { ChargeAsked } from '#test/support/charging-process';
import { EngineUnderTest, eventually } from '#test/support/engine-under-test';

const KILLS = 10;
/** Milliseconds that placing an order takes at most on a machine that is not busy. */
const LONGEST = 400;
/**
 * The moment of each kill: the provider has made or confirmed the charge and the engine has no response yet, or a
 * random time later.
 */
const moments = ['made', 'confirmed', 'later', 'later', 'later'] as const;

const engine = new EngineUnderTest();
before(() => engine.start());
after(() => engine.stop());

/** Has a process charge a card for an order, and kills it with `kill -9` at a moment. */
async function killWhileCharging(asked: ChargeAsked, moment: (typeof moments)[number], delay: number): Promise<void> {
  const { process: charging } = await engine.startProcess('../test/support/charging-process');
  const reached = once(engine.sandbox.charges, moment === 'made' ? 'made' : 'confirmed');
  const gone = once(charging, 'exit');
  charging.send(asked);
  await reached;
  if (moment === 'later') await new Promise((resolve) => setTimeout(resolve, delay));
  charging.kill('SIGKILL');
  await gone;
}

describe('A server that is killed between a charge and its commit', () => {
  it('leaves one charge, one order and one mail for each, ten times at random moments', async () => {
    const sessions = engine.get(TransactionalConnection).rawConnection.getRepository(PaymentSession);
    const card = await cardToCharge(engine);
    const orders: Order[] = [];
    let left = 0;
    for (let index = 0; index < KILLS; index += 1) {
      const order = await engine.orderAtPayment('WHITE-1', 1, `guest-${index}@example.test`);
      orders.push(order);
      await killWhileCharging(
        { orderId: order.id, card },
        moments[index % moments.length] ?? 'later',
        Math.random() * LONGEST,
      );
      left += await sessions.countBy({ orderId: order.id, state: 'charging' });
    }
    assert.ok(left >= 4, `${left} of ${KILLS} charges were left in the middle.`);
    // PostgreSQL needs a moment to see that a connection is gone, and lets its locks go then.
    await eventually(async () => {
      await engine.get(Heartbeat).work('2026-11-27');
      return (await sessions.countBy({ state: 'charging' })) === 0 || undefined;
    });
    for (const [index, order] of orders.entries()) {
      assert.deepEqual(engine.sandbox.chargesOf(order.code), ['paid']);
      assert.equal((await engine.order(order.id)).state, 'PaymentAuthorized');
      assert.equal((await engine.paymentsOf(order)).length, 1);
      const mails = (): number => engine.sandbox.mailsTo(`guest-${index}@example.test`).length;
      await eventually(() => mails() > 0 || undefined);
      assert.equal(mails(), 1);
    }
  });
});
