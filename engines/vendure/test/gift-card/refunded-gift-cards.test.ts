import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Order } from '@vendure/core';
import { EngineUnderTest } from '#test/support/engine-under-test';
import { giftCardsOf } from '#test/support/gift-cards';
import { placedOrder } from '#test/support/placed-order';

const engine = new EngineUnderTest();
before(() => engine.start());
after(() => engine.stop());

/** Buys gift cards of $50, whose money is taken. */
async function settled(quantity: number): Promise<Order> {
  const order = await placedOrder(engine, { sku: 'GIFT-CARD-50', quantity });
  const [payment] = await engine.paymentsOf(order);
  await engine.dashboard(`mutation { settlePayment(id: "${String(payment?.id)}") { __typename } }`);
  return order;
}

/** Gives back an amount in the dashboard; it may name units of the line. */
async function refund(order: Order, amount: number, units = 0): Promise<void> {
  const [payment] = await engine.paymentsOf(order);
  const [line] = order.lines;
  const lines = units === 0 ? '' : `{ orderLineId: "${String(line?.id)}", quantity: ${units} }`;
  await engine.dashboard(
    `mutation { refundOrder(input: { paymentId: "${String(payment?.id)}", amount: ${amount}, lines: [${lines}],
       shipping: 0, adjustment: 0 }) { __typename } }`,
  );
}

async function usable(order: Order): Promise<number> {
  return (await giftCardsOf(engine, order)).filter(({ expiresAt }) => expiresAt === null).length;
}

describe('Gift cards whose price is refunded without a cancellation (spec §7 Shop back end)', () => {
  it('are worth nothing once all of it is', async () => {
    const order = await settled(2);
    await refund(order, 4000);
    assert.equal(await usable(order), 2);
    await refund(order, 6000);
    assert.equal(await usable(order), 0);
  });

  it('are as many less as units are given back, and none for less than their price', async () => {
    const order = await settled(3);
    await refund(order, 5000, 1);
    assert.equal(await usable(order), 2);
    const [line] = order.lines;
    await engine.dashboard(
      `mutation { cancelOrder(input: { orderId: "${order.id}", lines: [{ orderLineId: "${String(line?.id)}", quantity: 1 }] }) { __typename } }`,
    );
    assert.equal(await usable(order), 2);
    const cent = await settled(3);
    await refund(cent, 14_999, 3);
    assert.equal(await usable(cent), 0);
    const unnamed = await settled(3);
    await refund(unnamed, 10_500);
    assert.equal(await usable(unnamed), 1);
    const other = await settled(2);
    await refund(other, 500, 2);
    assert.equal(await usable(other), 2);
  });
});
