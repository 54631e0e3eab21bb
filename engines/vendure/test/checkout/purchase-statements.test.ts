import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { Purchase, stepNames } from '#load/purchase';
import { ShopApi } from '#load/shop-api';
import { makeCustomer } from '#test/support/customers';
import { DeliveryShop } from '#test/support/delivery-shop';
import { EngineUnderTest } from '#test/support/engine-under-test';
import { atPayment, monthly, stockUp } from '#test/support/joining';
import { statementsOf } from '#test/support/statements';

const engine = new EngineUnderTest();
const goods = ['WHITE-1', 'RED-1', 'ROSE-1', 'SLEEVE-1'] as const;
before(async () => {
  await engine.start({ hasWorker: false });
  for (const sku of goods) await new DeliveryShop(engine).setStock(sku, 1000);
});
after(() => engine.stop());

/**
 * The maximum number of SQL statements of each call, with those that begin and end its transactions. The number in
 * brackets is the count when Vendure read and saved the order in each step. These goods have no pictures, so no call
 * looks for pictures again.
 */
const most: Readonly<Record<string, number>> = {
  [stepNames.firstLine]: 18, // (80)
  [stepNames.line]: 19, // (73)
  [stepNames.change]: 17, // (65)
  [stepNames.read]: 14, // (34)
  [stepNames.address]: 28, // (140)
  [stepNames.delivery]: 22, // (108)
  [stepNames.page]: 22, // (57)
  [stepNames.payment]: 29, // (58)
  [stepNames.placing]: 60, // (208) Four of them write the journal.
};

/** Lists the statements of each step of a purchase of four kinds of goods; of a step that is done several times, of the last. */
async function purchase(): Promise<ReadonlyMap<string, readonly string[]>> {
  const bought = new Purchase(new ShopApi([engine.url]), goods);
  const sent = new Map<string, readonly string[]>();
  for (const [name, run] of bought.steps) {
    sent.set(name, await statementsOf(engine, run));
    if (name === stepNames.page) engine.sandbox.pay(bought.page?.split('/').at(-1) ?? '');
  }
  return sent;
}

describe('The statements of a purchase (spec §4 Checkout update states)', () => {
  it('are few in each call', async () => {
    // The first calls of a process fill its caches, and a cache that expires adds a read to one of the two later
    // purchases.
    await purchase();
    const [sent, again] = [await purchase(), await purchase()];
    const counts = [...sent].map(
      ([name, { length }]) => [name, Math.min(length, again.get(name)?.length ?? 0)] as const,
    );
    assert.deepEqual(
      counts.filter(([name, count]) => count > (most[name] ?? 0)),
      [],
    );
    assert.equal(counts.length, Object.keys(most).length);
  });

  it('let others wait for the same cans during three: one that promises them, and two that end the transaction', async () => {
    const placing = (await purchase()).get(stepNames.placing) ?? [];
    const firstLock = placing.findIndex((statement) => /stock_level.* FOR UPDATE/s.test(statement));
    const held = placing.slice(firstLock, placing.indexOf('COMMIT', firstLock) + 1);
    assert.deepEqual(held.slice(1), ['RELEASE SAVEPOINT typeorm_1', 'COMMIT']);
  });
});

describe('The statements that place an order which begins a subscription (spec §3 Subscription)', () => {
  /** A welcome foretells the next charge by an order of its own, which took 22 more. */
  const mostToJoin = 67;

  /** Counts those of a customer's first box. */
  async function join(email: string): Promise<number> {
    const customer = await makeCustomer(engine, email);
    const order = await atPayment(engine, customer, [{ sku: 'WHITE-1', quantity: 12, subscription: monthly }]);
    const session = await engine.prepare(order);
    engine.sandbox.pay(session);
    return (await statementsOf(engine, () => engine.complete(order, session))).length;
  }

  it('are without those of its welcome, which the worker writes', async () => {
    await stockUp(engine);
    await join('first@example.test');
    const count = await join('second@example.test');
    assert.ok(count <= mostToJoin, `${count}`);
  });
});
