import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, before, describe, it } from 'node:test';
import type { Subscription } from '#src/plugins/subscription/entities/subscription.entity';
import { DeliveryShop } from '#test/support/delivery-shop';
import { EngineUnderTest, eventually } from '#test/support/engine-under-test';
import { cards, newCustomer, subscribe, subscriptionNow } from '#test/support/subscribers';

const KILLS = 8;
const DAY = '2027-03-10';
/** Milliseconds that placing an order takes at most on a machine that is not busy. */
const LONGEST = 400;
/** Each kill comes when the provider has made or confirmed the charge, before the engine has heard of it, or a random time later. */
const moments = ['made', 'confirmed', 'later', 'later'] as const;

const engine = new EngineUnderTest();
const shop = new DeliveryShop(engine);
before(async () => {
  await engine.start();
  await shop.setStock('WHITE-1', 10_000);
});
after(() => engine.stop());

/** Has a worker make due deliveries, and kills it with `kill -9` at a moment. */
async function killWhileDelivering(moment: (typeof moments)[number], delay: number): Promise<void> {
  const { process: worker } = await engine.startProcess('../test/support/delivering-process');
  const reached = once(engine.sandbox.charges, moment === 'made' ? 'made' : 'confirmed');
  const gone = once(worker, 'exit');
  worker.send(DAY);
  await reached;
  if (moment === 'later') await new Promise((resolve) => setTimeout(resolve, delay));
  worker.kill('SIGKILL');
  await gone;
}

interface Expected {
  readonly subscription: Subscription;
  readonly email: string;
  readonly isPaid: boolean;
}

async function dueToday(isPaid: boolean): Promise<Expected> {
  const customer = await newCustomer(engine);
  const card = isPaid ? cards.pays : cards.tryAgainLater;
  const subscription = await subscribe(engine, { customer, card, actionableDate: DAY });
  return { subscription, email: customer.emailAddress, isPaid };
}

const subjectsTo = (email: string): readonly string[] => engine.sandbox.mailsTo(email).map(({ subject }) => subject);

describe('A worker that is killed while it makes deliveries (spec §3 Subscription)', () => {
  it('leaves one order, one charge and one mail for each, at random moments', async () => {
    const all: Expected[] = [];
    let left = 0;
    for (let index = 0; index < KILLS; index += 1) {
      all.push(await dueToday(index !== 5));
      await killWhileDelivering(moments[index % moments.length] ?? 'later', Math.random() * LONGEST);
      left += await shop.started();
    }
    assert.ok(left >= 3, `${left} of ${KILLS} deliveries were left in the middle.`);
    // PostgreSQL needs a moment to see that a connection is gone, and lets its locks go then.
    await eventually(async () => {
      await shop.beat(DAY);
      return (await shop.started()) === 0 || undefined;
    });
    await shop.beat(DAY);
    for (const { subscription, email, isPaid } of all) {
      assert.deepEqual(await shop.attempts(subscription), [[DAY, DAY, isPaid ? 'placed' : 'declined']]);
      assert.deepEqual(await shop.charges(subscription), [isPaid ? 'captured' : 'declined']);
      assert.equal((await shop.orders(subscription)).length, 1);
      assert.equal((await shop.placed(subscription)).length, isPaid ? 1 : 0);
      const { actionableDate, failedTries } = await subscriptionNow(engine, subscription);
      assert.deepEqual([actionableDate, failedTries], isPaid ? ['2027-04-10', 0] : [DAY, 1]);
      await eventually(() => subjectsTo(email).length > 0 || undefined);
      const [order] = await shop.orders(subscription);
      const subject = isPaid ? `Your order ${order?.code}` : 'Payment for your delivery failed';
      assert.deepEqual(subjectsTo(email), [subject]);
    }
  });
});
