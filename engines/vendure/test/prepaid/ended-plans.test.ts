import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Order } from '@vendure/core';
import { TransactionalConnection } from '@vendure/core';
import { Heartbeat } from '#src/heartbeat/heartbeat';
import type { PrepaidPlan } from '#src/plugin/prepaid/shared/prepaid-plan.entity';
import { EngineUnderTest } from '#test/support/engine-under-test';
import { deliveriesOf, placeAhead, planOf, sellAhead } from '#test/support/prepaid';

const engine = new EngineUnderTest();
before(async () => {
  await engine.start();
  await sellAhead(engine);
});
after(() => engine.stop());

const cancel = (order: Order, quantity?: number): Promise<unknown> => {
  const lines = quantity === undefined ? '' : `, lines: [{ orderLineId: "${lineOf(order)}", quantity: ${quantity} }]`;
  return engine.dashboard(
    `mutation { cancelOrder(input: { orderId: "${order.id}"${lines} }) { __typename ... on ErrorResult { message } } }`,
  );
};

function lineOf({ lines: [line] }: Order): string {
  assert.ok(line);
  return String(line.id);
}

/** Gives back an amount in the dashboard; it may name units of the line. */
async function refund(order: Order, amount: number, quantity?: number): Promise<void> {
  const [payment] = await engine.paymentsOf(order);
  const lines = quantity === undefined ? '' : `{ orderLineId: "${lineOf(order)}", quantity: ${quantity} }`;
  const answer = await engine.dashboard(
    `mutation { refundOrder(input: { paymentId: "${String(payment?.id)}", amount: ${amount}, lines: [${lines}],
       shipping: 0, adjustment: 0 }) { __typename ... on Refund { state } ... on ErrorResult { message } } }`,
  );
  assert.deepEqual(answer, { refundOrder: { __typename: 'Refund', state: 'Settled' } });
}

/** An order of two cans for three months whose money was taken. */
async function settled(): Promise<Order> {
  const order = await placeAhead(engine);
  const [payment] = await engine.paymentsOf(order);
  await engine.dashboard(`mutation { settlePayment(id: "${String(payment?.id)}") { __typename } }`);
  return engine.order(order.id);
}

/** Makes what is due on the day of the next delivery; returns the plan, and the units that the delivery brings. */
async function afterNextDay(
  order: Order,
  { actionableDate }: PrepaidPlan,
): Promise<readonly [string, number | undefined]> {
  assert.ok(actionableDate);
  await engine.get(Heartbeat).work(actionableDate);
  const plan = await planOf(engine, order);
  const [delivery] = await deliveriesOf(engine, plan);
  return [plan.state, delivery?.totalQuantity];
}

describe('A prepaid plan whose order is canceled or refunded (spec §3 Prepaid subscription)', () => {
  it('ends with its order, before and after its money was taken', async () => {
    for (const place of [() => placeAhead(engine), settled]) {
      const order = await place();
      const before = await planOf(engine, order);
      await cancel(order);
      const plan = await planOf(engine, order);
      assert.deepEqual([plan.state, plan.actionableDate], ['ended', null]);
      assert.deepEqual(await afterNextDay(order, before), ['ended', undefined]);
    }
  });

  it('ends with its line, and brings only the units that are left of it', async () => {
    const whole = await settled();
    await cancel(whole, 2);
    assert.equal((await planOf(engine, whole)).state, 'ended');
    const part = await settled();
    await cancel(part, 1);
    assert.deepEqual(await afterNextDay(part, await planOf(engine, part)), ['active', 1]);
  });

  it('ends when all that was paid was given back', async () => {
    const order = await settled();
    await refund(order, 1000);
    assert.equal((await planOf(engine, order)).state, 'active');
    await refund(order, order.totalWithTax - 1000);
    assert.equal((await planOf(engine, order)).state, 'ended');
  });

  it('ends when the price of its line was given back', async () => {
    const order = await settled();
    const [line] = order.lines;
    await refund(order, line?.proratedLinePriceWithTax ?? 0, 2);
    assert.equal((await planOf(engine, order)).state, 'ended');
  });

  it('goes on after a smaller refund, whatever it names', async () => {
    const order = await settled();
    const price = order.lines[0]?.proratedLinePriceWithTax ?? 0;
    await refund(order, Math.round(price / 3), 2);
    await refund(order, Math.round(price / 2), 1);
    assert.deepEqual(await afterNextDay(order, await planOf(engine, order)), ['active', 2]);
  });

  it('is told by the next delivery where it was being delivered at that moment', async () => {
    const order = await settled();
    const plan = await planOf(engine, order);
    const { rawConnection } = engine.get(TransactionalConnection);
    const runner = rawConnection.createQueryRunner();
    await runner.startTransaction();
    await runner.query('SELECT id FROM prepaid_plan WHERE id = $1 FOR UPDATE', [plan.id]);
    await cancel(order);
    await runner.rollbackTransaction();
    await runner.release();
    assert.equal((await planOf(engine, order)).state, 'active');
    assert.deepEqual(await afterNextDay(order, plan), ['ended', undefined]);
  });
});
