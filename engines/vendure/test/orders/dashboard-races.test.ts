import assert from 'node:assert/strict';
import { after, before, describe, it, mock } from 'node:test';
import type { RequestContext } from '@vendure/core';
import { Order, OrderService, TransactionalConnection } from '@vendure/core';
import type { Repository } from 'typeorm';
import { inTransaction } from '#test/support/customers';
import { EngineUnderTest } from '#test/support/engine-under-test';
import { addTo, allocated, leaveInStock, placedOrder } from '#test/support/placed-order';
import { codeOf } from '#test/support/shop-call';
import { twiceAtOnce, untilOthersWait, untilOverOrWaiting } from '#test/support/waiting';

const engine = new EngineUnderTest();
before(async () => {
  await engine.start();
  for (const sku of ['WHITE-1', 'RED-1']) await leaveInStock(engine, sku, 100);
});
after(() => engine.stop());

const rows = (ctx: RequestContext): Repository<Order> => engine.get(TransactionalConnection).getRepository(ctx, Order);

const cancel = ({ id }: Order): Promise<unknown> =>
  engine.dashboard(`mutation { cancelOrder(input: { orderId: "${id}" }) { __typename } }`);

const fulfill = ({ lines }: Order): Promise<unknown> => {
  const units = lines.map(({ id, quantity }) => `{ orderLineId: "${id}", quantity: ${quantity} }`).join(' ');
  const handler = 'handler: { code: "manual-fulfillment", arguments: [{ name: "method", value: "Standard" }] }';
  return engine.dashboard(
    `mutation { addFulfillmentToOrder(input: { lines: [${units}], ${handler} }) { __typename } }`,
  );
};

const settle = async (order: Order): Promise<unknown> => {
  const [payment] = await engine.paymentsOf(order);
  return engine.dashboard(`mutation { settlePayment(id: "${String(payment?.id)}") { __typename } }`);
};

async function parcelsOf(order: Order): Promise<number> {
  const orders = engine.get(OrderService);
  const ctx = await engine.context('admin');
  return (await orders.getOrderFulfillments(ctx, await engine.order(order.id))).length;
}

/** Does something with an order while an addition to it is paid and waits for its stock. Returns the outcome of the addition. */
async function whileAdding(order: Order, work: () => Promise<unknown>): Promise<string> {
  const { answer, other } = await inTransaction(engine, async (ctx) => {
    // The addition has the order, and waits for the stock that it is promised.
    await rows(ctx).query(
      `SELECT FROM stock_level WHERE "productVariantId" IN (SELECT id FROM product_variant WHERE sku = 'RED-1') FOR UPDATE`,
    );
    const answer = addTo(engine.url, order);
    await untilOverOrWaiting(engine, ctx, answer);
    const other = Promise.allSettled([work()]);
    await untilOthersWait(engine, 2);
    return { answer, other };
  });
  await other;
  return codeOf(await answer) ?? 'added';
}

describe('An order in the dashboard (spec §4 Order states)', () => {
  it('gives its cans back once when two people cancel it at the same moment', async () => {
    const before = await allocated(engine, 'WHITE-1');
    const order = await placedOrder(engine, { quantity: 3 });
    await settle(order);
    await twiceAtOnce(engine, 'stock_movement', () => cancel(order));
    assert.equal((await engine.order(order.id)).state, 'Cancelled');
    assert.equal(await allocated(engine, 'WHITE-1'), before);
  });

  it('is packed once when two people fulfill it at the same moment', async () => {
    const order = await placedOrder(engine);
    await settle(order);
    await twiceAtOnce(engine, 'fulfillment', () => fulfill(order));
    assert.equal(await parcelsOf(order), 1);
  });

  it('is not packed any more while somebody cancels it', async () => {
    const order = await placedOrder(engine);
    await settle(order);
    const both = await inTransaction(engine, async (ctx) => {
      await rows(ctx).query('LOCK TABLE stock_movement IN SHARE MODE');
      const canceled = cancel(order);
      await untilOverOrWaiting(engine, ctx, canceled);
      const packed = fulfill(order);
      await untilOthersWait(engine, 2);
      return { canceled, packed };
    });
    await Promise.all([both.canceled, both.packed]);
    assert.deepEqual([(await engine.order(order.id)).state, await parcelsOf(order)], ['Cancelled', 0]);
  });

  it('has concurrent additions in its price when its payment is settled', async () => {
    const order = await placedOrder(engine);
    assert.equal(await whileAdding(order, () => settle(order)), 'added');
    const after = await engine.order(order.id);
    assert.equal(after.totalWithTax, order.totalWithTax + 864);
  });

  it('has concurrent additions in its price when a note is written on it', async () => {
    const order = await placedOrder(engine);
    const orders = engine.get(OrderService);
    const findOne = orders.findOne.bind(orders);
    const refusals: (string | undefined)[] = [];
    // The dashboard has read the order, and its buyer adds to it now or is told to wait.
    const reading = mock.method(orders, 'findOne', async (...sent: Parameters<OrderService['findOne']>) => {
      reading.mock.restore();
      const found = await findOne(...sent);
      refusals.push(codeOf(await addTo(engine.url, order)));
      return found;
    });
    await engine.dashboard(
      `mutation { setOrderCustomFields(input: { id: "${order.id}", customFields: { specialInstructions: "Ring" } }) { id } }`,
    );
    const [refusal] = refusals;
    const added = refusal === undefined ? 864 : 0;
    assert.ok(added > 0 || refusal === 'ORDER_LOCKED', refusal);
    assert.equal((await engine.order(order.id)).totalWithTax, order.totalWithTax + added);
    assert.equal(refusals.length, 1);
  });

  it('is canceled with concurrent additions', async () => {
    const before = await allocated(engine, 'RED-1');
    const order = await placedOrder(engine);
    assert.equal(await whileAdding(order, () => cancel(order)), 'added');
    const after = await engine.order(order.id);
    assert.deepEqual([after.state, await allocated(engine, 'RED-1')], ['Cancelled', before]);
    const payments = await engine.paymentsOf(order);
    assert.ok(payments.every(({ state }) => state === 'Cancelled'));
  });
});
