import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Order } from '@vendure/core';
import { ProductVariant, StockLevel, TransactionalConnection } from '@vendure/core';
import { inTransaction } from '#test/support/customers';
import { EngineUnderTest } from '#test/support/engine-under-test';
import { leaveInStock, placedOrder } from '#test/support/placed-order';
import { untilOthersWait, untilOverOrWaiting } from '#test/support/waiting';

const engine = new EngineUnderTest();
before(async () => {
  await engine.start();
  await leaveInStock(engine, 'FIZZ-1', 100);
});
after(() => engine.stop());

/** Reads the units of a can that are there, and those of them that are promised. */
async function stockOf(sku: string): Promise<readonly [onHand: number, promised: number]> {
  const levels = engine.get(TransactionalConnection).rawConnection.getRepository(StockLevel);
  const { stockOnHand, stockAllocated } = await levels.findOneByOrFail({ productVariant: { sku } });
  return [stockOnHand, stockAllocated];
}

async function paidOrder(sku: string): Promise<Order> {
  const order = await placedOrder(engine, { sku });
  const [payment] = await engine.paymentsOf(order);
  await engine.dashboard(`mutation { settlePayment(id: "${String(payment?.id)}") { __typename } }`);
  return order;
}

function pack({ lines }: Order): Promise<unknown> {
  const units = lines.map(({ id, quantity }) => `{ orderLineId: "${id}", quantity: ${quantity} }`).join(' ');
  const handler = 'handler: { code: "manual-fulfillment", arguments: [{ name: "method", value: "Standard" }] }';
  return engine.dashboard(
    `mutation { addFulfillmentToOrder(input: { lines: [${units}], ${handler} }) { __typename } }`,
  );
}

const cancel = ({ id }: Order): Promise<unknown> =>
  engine.dashboard(`mutation { cancelOrder(input: { orderId: "${id}" }) { __typename } }`);

/** Does two things, the first of which writes stock first, once both have read it. */
async function atOnce(first: () => Promise<unknown>, second: () => Promise<unknown>): Promise<void> {
  const { both } = await inTransaction(engine, async (ctx) => {
    const rows = engine.get(TransactionalConnection).getRepository(ctx, StockLevel);
    await rows.query('SELECT FROM stock_level FOR UPDATE');
    const one = first();
    await untilOverOrWaiting(engine, ctx, one);
    const other = second();
    await untilOthersWait(engine, 2);
    return { both: [one, other] };
  });
  await Promise.all(both);
}

describe('The stock of a can (spec §4 Order states)', () => {
  it('is less by two orders that are packed at the same moment', async () => {
    const orders = [await paidOrder('FIZZ-1'), await paidOrder('FIZZ-1')] as const;
    const [onHand, promised] = await stockOf('FIZZ-1');
    await atOnce(
      () => pack(orders[0]),
      () => pack(orders[1]),
    );
    assert.deepEqual(await stockOf('FIZZ-1'), [onHand - 4, promised - 4]);
  });

  it('is promised to an order that is placed while another one is canceled', async () => {
    const order = await paidOrder('FIZZ-1');
    const [onHand, promised] = await stockOf('FIZZ-1');
    await atOnce(
      () => placedOrder(engine, { sku: 'FIZZ-1', quantity: 5 }),
      () => cancel(order),
    );
    assert.deepEqual(await stockOf('FIZZ-1'), [onHand, promised + 3]);
  });

  it('is the entered number after two concurrent clicks', async () => {
    const variants = engine.get(TransactionalConnection).rawConnection.getRepository(ProductVariant);
    const { id } = await variants.findOneByOrFail({ sku: 'FIZZ-1' });
    const [onHand, promised] = await stockOf('FIZZ-1');
    const enter = (): Promise<unknown> =>
      engine.dashboard(
        `mutation { updateProductVariants(input: [{ id: "${id}", stockOnHand: ${onHand + 24} }]) { id } }`,
      );
    await atOnce(enter, enter);
    assert.deepEqual(await stockOf('FIZZ-1'), [onHand + 24, promised]);
  });
});
