import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Recipient } from '#src/plugins/core/group-order/group-order';
import { Parcels } from '#src/plugins/orders/parcels';
import { EngineUnderTest } from '#test/support/engine-under-test';
import type { ShownGroupOrder } from '#test/support/group-orders';
import { fresno, GroupShopper, portland, to } from '#test/support/group-orders';
import { statementsOf } from '#test/support/statements';

const engine = new EngineUnderTest();
const shopper = new GroupShopper(engine);
before(async () => {
  await engine.start({ hasWorker: false });
  await shopper.stockUp();
});
after(() => engine.stop());

/** Statements of an order of one product. */
const MOST = { create: 80, address: 120, delivery: 55 };

const count = async (work: () => Promise<unknown>): Promise<number> => (await statementsOf(engine, work)).length;
const recipients = (length: number): readonly Recipient[] =>
  Array.from({ length }, (_, index) => to(index % 2 === 0 ? fresno : portland, 1));

/** Counts the statements of each step up to the payment. */
async function statementsFor(addresses: number): Promise<Readonly<Record<keyof typeof MOST, number>>> {
  let order: ShownGroupOrder | undefined;
  const create = await count(async () => (order = await shopper.create(recipients(addresses))));
  assert.ok(order);
  const made = order;
  const address = await count(() => shopper.submitAddress(made));
  return { create, address, delivery: await count(() => shopper.submitDelivery(made)) };
}

/** Takes the smaller count of two: caches, such as of tax rates, are filled anew from time to time. */
async function leastFor(addresses: number): ReturnType<typeof statementsFor> {
  const [once, again] = [await statementsFor(addresses), await statementsFor(addresses)];
  return {
    create: Math.min(once.create, again.create),
    address: Math.min(once.address, again.address),
    delivery: Math.min(once.delivery, again.delivery),
  };
}

describe('The statements of an order for many addresses (spec §4 Group order)', () => {
  it('are few, and a thousand addresses take no more than one', async () => {
    const one = await leastFor(1);
    assert.deepEqual(await leastFor(1000), one);
    for (const step of ['create', 'address', 'delivery'] as const)
      assert.ok(one[step] <= MOST[step], `${step} takes ${one[step]} statements.`);
  });

  it('are no more for a thousand parcels', async () => {
    const { id } = await shopper.placed(recipients(1000));
    const ctx = await engine.context('admin');
    const parcels = await engine.get(Parcels).ofOrders(ctx, [id]);
    assert.deepEqual([parcels.length, parcels.at(-1)?.position], [1000, 1000]);
    assert.equal(await count(() => engine.get(Parcels).ofOrders(ctx, [id])), 1);
  });
});
