import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Order, OrderLine } from '@vendure/core';
import { TransactionalConnection } from '@vendure/core';
import { Heartbeat } from '#src/heartbeat/heartbeat';
import { PrepaidResolver } from '#src/plugins/subscription/api/prepaid-resolver';
import type { PrepaidPlan } from '#src/plugins/subscription/entities/prepaid-plan.entity';
import { boxShares } from '#src/plugins/subscription/prepaid/box-shares';
import { inTransaction } from '#test/support/customers';
import { EngineUnderTest, eventually } from '#test/support/engine-under-test';
import { balancesOf } from '#test/support/journal';
import { deliveriesOf, freeOf, placeAhead, planOf, sellAhead } from '#test/support/prepaid';

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

function firstLineOf({ lines: [line] }: Order): OrderLine {
  assert.ok(line);
  return line;
}

const lineOf = (order: Order): string => String(firstLineOf(order).id);

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

/**
 * Runs the deliveries that are due on the day of the plan's next delivery. Returns the plan's state, and the units of
 * the delivery.
 */
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

async function mailOfEnd({ customer }: Order): Promise<{ readonly text: string }> {
  const mails = () => engine.sandbox.mailsTo(customer?.emailAddress ?? '');
  return eventually(() => mails().find(({ subject }) => subject === 'Your prepaid plan has ended'));
}

describe('A prepaid plan whose order is canceled or refunded (spec §3 Prepaid subscription)', () => {
  it('ends with its order, before and after its money was taken', async () => {
    for (const place of [() => placeAhead(engine), settled]) {
      const order = await place();
      const before = await planOf(engine, order);
      await cancel(order);
      const plan = await planOf(engine, order);
      assert.deepEqual([plan.state, plan.actionableDate], ['ended', null]);
      assert.deepEqual([plan.endedAt instanceof Date, plan.keptCount, plan.refunded], [true, 0, null]);
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
    await refund(order, Math.round(price / 6), 1);
    assert.deepEqual(await afterNextDay(order, await planOf(engine, order)), ['active', 2]);
  });

  it('ends when the boxes that are left of it were given back, named or not, and mails so', async () => {
    for (const units of [2, undefined]) {
      const order = await settled();
      const { shares, lineId } = await planOf(engine, order);
      assert.equal(String(lineId), lineOf(order));
      const [, second = 0, third = 0] = JSON.parse(shares ?? '[]') as number[];
      const other = units === undefined ? order.totalWithTax - (order.lines[0]?.proratedLinePriceWithTax ?? 0) : 0;
      await refund(order, second + third + other, units);
      const { state, keptCount, refunded } = await planOf(engine, order);
      assert.deepEqual([state, keptCount, refunded], ['ended', 1, second + third + other]);
      const shown = await inTransaction(engine, (ctx) => engine.get(PrepaidResolver).prepaid(ctx, firstLineOf(order)));
      assert.equal(shown?.ending?.refunded, refunded);
      assert.match(shown?.ending?.endedOn ?? '', /^\d{4}-\d{2}-\d{2}$/);
      const { text } = await mailOfEnd(order);
      assert.ok(text.includes('1 of 3'), text);
    }
  });

  it('ends when a cent less than that was given back', async () => {
    const order = await settled();
    await refund(order, order.totalWithTax - 1);
    assert.equal((await planOf(engine, order)).state, 'ended');
  });

  it('goes on after a refund that was of an earlier box', async () => {
    const order = await settled();
    const plan = await planOf(engine, order);
    await refund(order, Math.round((order.lines[0]?.proratedLinePriceWithTax ?? 0) / 3), 2);
    assert.deepEqual(await afterNextDay(order, plan), ['active', 2]);
    const later = await planOf(engine, order);
    assert.ok(later.actionableDate);
    await engine.get(Heartbeat).work(later.actionableDate);
    assert.equal((await planOf(engine, order)).state, 'completed');
  });

  it('that ends by its next delivery is owed no more in the journal (spec §3 Adjustment)', async () => {
    const order = await settled();
    const plan = await planOf(engine, order);
    const runner = engine.get(TransactionalConnection).rawConnection.createQueryRunner();
    await runner.startTransaction();
    await runner.query('SELECT id FROM prepaid_plan WHERE id = $1 FOR UPDATE', [plan.id]);
    // Nearly the price of the boxes to come: the rest stays with the shop.
    await refund(order, Math.round(((order.lines[0]?.proratedLinePriceWithTax ?? 0) * 2 * 0.95) / 3), 2);
    await runner.rollbackTransaction();
    await runner.release();
    assert.ok(((await balancesOf(engine, order))['prepaid'] ?? 0) < 0);
    assert.deepEqual(await afterNextDay(order, plan), ['ended', undefined]);
    const { prepaid = 0 } = await balancesOf(engine, order, 'prepaid plan ended');
    assert.ok(prepaid > 0);
    assert.equal((await balancesOf(engine, order))['prepaid'], undefined);
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

describe('The shares of a plan (spec §3 Prepaid subscription)', () => {
  it('add up, differ by a cent at most, and follow one order', () => {
    assert.deepEqual(boxShares(23_786, 3), [7929, 7928, 7929]);
    for (let cents = 0; cents <= 5000; cents += 37)
      for (let boxes = 1; boxes <= 24; boxes += 1) {
        const shares = boxShares(cents, boxes);
        assert.equal(
          shares.reduce((sum, share) => sum + share, 0),
          cents,
        );
        assert.ok(Math.max(...shares) - Math.min(...shares) <= 1);
      }
  });
});

describe('A plan that is ended in the dashboard (spec §3 Prepaid subscription)', () => {
  const end = async (order: Order): Promise<number> => {
    const { id } = await planOf(engine, order);
    const answer = await engine.dashboard(`mutation { endPrepaidPlan(id: "${id}") { refunded } }`);
    return (answer as { readonly endPrepaidPlan: { readonly refunded: number } }).endPrepaidPlan.refunded;
  };
  const ship = async (order: Order): Promise<void> => {
    const { addFulfillmentToOrder: made } = (await engine.dashboard(
      `mutation { addFulfillmentToOrder(input: { lines: [{ orderLineId: "${lineOf(order)}", quantity: ${order.totalQuantity} }],
         handler: { code: "manual-fulfillment", arguments: [{ name: "method", value: "x" }, { name: "trackingCode", value: "1" }] } })
         { __typename ... on Fulfillment { id } ... on ErrorResult { message } } }`,
    )) as { readonly addFulfillmentToOrder: { readonly id: string } };
    await engine.dashboard(
      `mutation { transitionFulfillmentToState(id: "${made.id}", state: "Shipped") { __typename } }`,
    );
  };
  const sharesOf = async (order: Order): Promise<readonly number[]> =>
    JSON.parse((await planOf(engine, order)).shares ?? '[]') as number[];

  it('refunds the boxes that did not leave, cancels those that wait, and leaves the others alone', async () => {
    const order = await settled();
    await ship(order);
    const [, second = 0, third = 0] = await sharesOf(order);
    await afterNextDay(order, await planOf(engine, order));
    const before = await freeOf(engine, 'WHITE-1');
    assert.equal(await end(order), second + third);
    const plan = await planOf(engine, order);
    assert.deepEqual([plan.state, plan.actionableDate], ['ended', null]);
    assert.deepEqual(
      (await deliveriesOf(engine, plan)).map(({ state }) => state),
      ['Cancelled'],
    );
    assert.equal((await freeOf(engine, 'WHITE-1')) - before, 2);
    assert.equal((await engine.order(order.id)).lines[0]?.quantity, 2);
    const { text } = await mailOfEnd(order);
    assert.ok(text.includes(`$${((second + third) / 100).toFixed(2)} for the others`) && text.includes('1 of 3'), text);
    await assert.rejects(end(order), /has ended/);
  });

  it('refunds all of an order of which nothing has left', async () => {
    const order = await settled();
    assert.equal(await end(order), order.totalWithTax);
    assert.equal((await engine.order(order.id)).state, 'Cancelled');
  });

  it('is the only way to take back a plan whose first box has left', async () => {
    const order = await settled();
    await ship(order);
    const before = await freeOf(engine, 'WHITE-1');
    await assert.rejects(cancel(order), /end the plan instead/);
    await assert.rejects(cancel(order, 2), /end the plan instead/);
    assert.equal((await planOf(engine, order)).state, 'active');
    assert.equal(await freeOf(engine, 'WHITE-1'), before);
  });

  it('is refused while its money is only reserved', async () => {
    await assert.rejects(end(await placeAhead(engine)), /only reserved/);
  });
});
