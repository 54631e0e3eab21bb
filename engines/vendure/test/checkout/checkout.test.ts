import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Order } from '@vendure/core';
import { Allocation, StockLevel, StockLocationService, TransactionalConnection } from '@vendure/core';
import { EngineUnderTest } from '#test/support/engine-under-test';
import type { ShopAnswer } from '#test/support/shop-call';
import { callShop, codeOf, keyOf } from '#test/support/shop-call';

const engine = new EngineUnderTest();
before(() => engine.start());
after(() => engine.stop());

const ask = (query: string, order: Order): Promise<ShopAnswer> => callShop(engine.url, query, {}, keyOf(order));
const stepOf = async ({ id }: Order): Promise<string> => (await engine.order(id)).customFields.checkoutStep;

async function supplyOf(sku: string): Promise<unknown> {
  const { body } = await callShop(engine.url, 'query ($skus: [String!]!) { offers(skus: $skus) { onHand } }', {
    skus: [sku],
  });
  return body.data?.['offers'];
}

describe('The checkout (spec §4 Checkout update states)', () => {
  it('takes no way of delivery when there is not enough any more', async () => {
    const order = await engine.orderAtPayment('RED-1', 2);
    await engine.setStep(order, 'delivery');
    const levels = engine.get(TransactionalConnection).getRepository(await engine.context(), StockLevel);
    const { id } = await levels.findOneOrFail({ where: { productVariant: { sku: 'RED-1' } } });
    await levels.update(id, { stockOnHand: 1 });
    const submit = 'mutation { submitDelivery(choices: []) { checkoutStep } }';
    assert.deepEqual([codeOf(await ask(submit, order)), await stepOf(order)], ['INSUFFICIENT_STOCK', 'delivery']);
    await levels.update(id, { stockOnHand: 2 });
    assert.deepEqual([codeOf(await ask(submit, order)), await stepOf(order)], [undefined, 'payment']);
  });

  it('takes no payment step of an order that nobody paid', async () => {
    const order = await engine.orderAtPayment();
    const submit = 'mutation { submitPayment { checkoutStep } }';
    await engine.prepare(order);
    assert.deepEqual([codeOf(await ask(submit, order)), await stepOf(order)], ['INVALID', 'payment']);
  });

  it('goes back to the payment of an order that was ready, when a code gives it another total', async () => {
    const { order } = await engine.paidOrder();
    await ask('mutation { submitPayment { checkoutStep } }', order);
    assert.equal(await stepOf(order), 'confirm');
    await ask('mutation { applyPromoCode(code: "TEN") { total } }', order);
    assert.equal(await stepOf(order), 'payment');
  });

  it('takes no more units of one line than the database has room for, also in two steps', async () => {
    const order = await engine.orderAtPayment('FIZZ-1', 1);
    const add = (units: number): string =>
      `mutation { addLine(line: { sku: "FIZZ-1", quantity: ${units} }) { totalQuantity } }`;
    assert.equal(codeOf(await ask(add(9999), order)), undefined);
    assert.equal(codeOf(await ask(add(1), order)), 'INVALID');
    assert.equal((await engine.order(order.id)).totalQuantity, 10_000);
  });
});

describe('The stock that can be sold (spec §3 Stock availability query)', () => {
  it('is what is in stock and not promised to a placed order', async () => {
    assert.deepEqual(await supplyOf('WHITE-1'), [{ onHand: 50 }]);
    const { order, session } = await engine.paidOrder('WHITE-1', 3);
    assert.deepEqual(await supplyOf('WHITE-1'), [{ onHand: 50 }]);
    await engine.complete(order, session);
    assert.deepEqual(await supplyOf('WHITE-1'), [{ onHand: 47 }]);
  });

  it('is promised to an order at the first place, and at the next what is not free there', async () => {
    const ctx = await engine.context();
    const connection = engine.get(TransactionalConnection);
    const levels = connection.getRepository(ctx, StockLevel);
    const first = await levels.findOneOrFail({ where: { productVariant: { sku: 'WHITE-1' } } });
    const { productVariantId, stockAllocated } = first;
    const { id: cellar } = await engine.get(StockLocationService).create(ctx, { name: 'Cellar', description: '' });
    const inCellar = { productVariantId, stockLocationId: cellar, stockOnHand: 10, stockAllocated: 0 };
    const second = await levels.save(new StockLevel(inCellar));
    await levels.update(first.id, { stockOnHand: stockAllocated + 1 });
    const { order, session } = await engine.paidOrder('WHITE-1', 3);
    await engine.complete(order, session);
    const promised = async ({ id }: StockLevel): Promise<number> =>
      (await levels.findOneByOrFail({ id })).stockAllocated;
    assert.deepEqual([await promised(first), await promised(second)], [stockAllocated + 1, 2]);
    const noted = await connection
      .getRepository(ctx, Allocation)
      .find({ where: { orderLine: { order: { id: order.id } } }, order: { quantity: 'ASC' } });
    assert.deepEqual(
      noted.map(({ quantity, stockLocationId }) => [quantity, stockLocationId]),
      [
        [1, first.stockLocationId],
        [2, cellar],
      ],
    );
  });
});
