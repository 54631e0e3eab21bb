import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Order } from '@vendure/core';
import { EngineUnderTest } from '#test/support/engine-under-test';
import { addTo, leaveInStock, linesOf, placedOrder } from '#test/support/placed-order';
import { codeOf } from '#test/support/shop-call';

const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 5);

const engine = new EngineUnderTest();
let servers: readonly [string, string];
before(async () => {
  await engine.start();
  await leaveInStock(engine, 'WHITE-1', 5000);
  servers = [engine.url, await engine.startAnother()];
});
after(() => engine.stop());

/** Counts the units that were added to an order. */
async function added(order: Order): Promise<number> {
  const lines = (await linesOf(engine, order)).filter(([sku]) => sku !== 'WHITE-1');
  return lines.reduce((sum, [, quantity]) => sum + quantity, 0);
}

const paid = (order: Order): number => engine.sandbox.chargesOf(order.code).filter((state) => state === 'paid').length;

describe('Additions at two servers at the same moment (spec §7 PUT cross_sell)', () => {
  it('with one key are one', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const order = await placedOrder(engine, { sku: 'WHITE-1' });
      await leaveInStock(engine, 'RED-1', 10);
      const key = `addition-${round}`;
      const answers = await Promise.all([0, 1, 0, 1].map((one) => addTo(servers[one as 0 | 1], order, { key })));
      const codes = answers.map((answer) => codeOf(answer) ?? 'added');
      assert.ok(codes.includes('added'), codes.join());
      assert.ok(
        codes.every((code) => code === 'added' || code === 'IDEMPOTENCY_KEY_IN_USE'),
        codes.join(),
      );
      assert.deepEqual([await added(order), paid(order)], [1, 1]);
    }
  });

  it('without keys are as many as are charged: each is added, joined, or told that the order is locked', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const order = await placedOrder(engine);
      await leaveInStock(engine, 'RED-1', 10);
      const answers = await Promise.all([0, 1, 0, 1].map((one) => addTo(servers[one as 0 | 1], order)));
      const codes = answers.map((answer) => codeOf(answer) ?? 'added');
      assert.ok(
        codes.every((code) => code === 'added' || code === 'ORDER_LOCKED'),
        codes.join(),
      );
      const units = await added(order);
      assert.ok(units >= 1 && units <= codes.filter((code) => code === 'added').length, `${units} of ${codes.join()}`);
      assert.equal(paid(order), units);
    }
  });

  it('of the last can are one, and the other order keeps its money', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const orders = [await placedOrder(engine), await placedOrder(engine)] as const;
      await leaveInStock(engine, 'RED-1', 1);
      const answers = await Promise.all([addTo(servers[0], orders[0]), addTo(servers[1], orders[1])]);
      assert.deepEqual(answers.map((answer) => codeOf(answer) ?? 'added').toSorted(), ['INSUFFICIENT_STOCK', 'added']);
      for (const order of orders) assert.equal(paid(order), await added(order));
      const totals = await Promise.all(orders.map(({ id }) => engine.order(id)));
      assert.deepEqual(
        totals.map(({ totalWithTax }, index) => totalWithTax - (orders[index]?.totalWithTax ?? 0)).toSorted(),
        [0, 864],
      );
    }
  });
});
