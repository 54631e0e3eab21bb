import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Order } from '@vendure/core';
import { Allocation, ProductVariant, StockLevel, StockLocationService, TransactionalConnection } from '@vendure/core';
import type { Repository } from 'typeorm';
import { EngineUnderTest } from '#test/support/engine-under-test';
import { pay as payFor } from '#test/support/prepaid';
import type { ShopAnswer } from '#test/support/shop-call';
import { callShop, codeOf, keyOf } from '#test/support/shop-call';

const engine = new EngineUnderTest();
before(() => engine.start());
after(() => engine.stop());

const ask = (query: string, order: Order): Promise<ShopAnswer> => callShop(engine.url, query, {}, keyOf(order));
const stepOf = async ({ id }: Order): Promise<string> => (await engine.order(id)).customFields.checkoutStep;

const pay = (order: Order): Promise<void> => payFor(engine, order);
const levels = (): Repository<StockLevel> =>
  engine.get(TransactionalConnection).rawConnection.getRepository(StockLevel);
const variants = (): Repository<ProductVariant> =>
  engine.get(TransactionalConnection).rawConnection.getRepository(ProductVariant);
const levelOf = (sku: string): Promise<StockLevel> =>
  levels().findOneOrFail({ where: { productVariant: { sku } }, order: { createdAt: 'ASC' } });
const promisedAt = async ({ id }: StockLevel): Promise<number> =>
  (await levels().findOneByOrFail({ id })).stockAllocated;

/** Keeps units of a variant at a place of their own, beside the one that all variants are at. */
async function putInCellar(sku: string, stockOnHand: number): Promise<StockLevel> {
  const { productVariantId } = await levelOf(sku);
  const place = { name: `Cellar of ${sku}`, description: '' };
  const { id: stockLocationId } = await engine.get(StockLocationService).create(await engine.context(), place);
  return levels().save(new StockLevel({ productVariantId, stockLocationId, stockOnHand, stockAllocated: 0 }));
}

/** Makes the pack of one's own hold four cans. */
const sellOwnPacks = (): Promise<unknown> =>
  variants().update({ sku: 'SLEEVE-1' }, { customFields: { composable: true, cans: 4 } });

async function place(sku: string, quantity: number): Promise<Order> {
  const order = await engine.orderAtPayment(sku, quantity);
  await pay(order);
  return order;
}

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

  it('takes no way of delivery of a pack that is not sold any more, though its cans are', async () => {
    await sellOwnPacks();
    const parts = JSON.stringify([{ sku: 'WHITE-1', quantity: 4 }]);
    const order = await engine.orderAtPayment('SLEEVE-1', 1, 'gone@example.test', { parts });
    await engine.setStep(order, 'delivery');
    const submit = 'mutation { submitDelivery(choices: []) { checkoutStep } }';
    await variants().update({ sku: 'SLEEVE-1' }, { enabled: false });
    assert.equal(codeOf(await ask(submit, order)), 'INSUFFICIENT_STOCK');
    await variants().update({ sku: 'SLEEVE-1' }, { enabled: true });
    assert.equal(codeOf(await ask(submit, order)), undefined);
  });

  it('refuses the payment step of an unpaid order', async () => {
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
  it('is the stock on hand without the units of placed orders', async () => {
    assert.deepEqual(await supplyOf('WHITE-1'), [{ onHand: 50 }]);
    const { order, session } = await engine.paidOrder('WHITE-1', 3);
    assert.deepEqual(await supplyOf('WHITE-1'), [{ onHand: 50 }]);
    await engine.complete(order, session);
    assert.deepEqual(await supplyOf('WHITE-1'), [{ onHand: 47 }]);
  });

  it('is allocated at the first location, and the shortfall at the next one', async () => {
    const [first, cellar] = [await levelOf('WHITE-1'), await putInCellar('WHITE-1', 10)];
    const { stockAllocated } = first;
    await levels().update(first.id, { stockOnHand: stockAllocated + 1 });
    const order = await place('WHITE-1', 3);
    assert.deepEqual([await promisedAt(first), await promisedAt(cellar)], [stockAllocated + 1, 2]);
    const noted = await engine
      .get(TransactionalConnection)
      .rawConnection.getRepository(Allocation)
      .find({ where: { orderLine: { order: { id: order.id } } }, order: { quantity: 'ASC' } });
    assert.deepEqual(
      noted.map(({ quantity, stockLocationId }) => [quantity, stockLocationId]),
      [
        [1, first.stockLocationId],
        [2, cellar.stockLocationId],
      ],
    );
  });

  it('subtracts the out-of-stock threshold once, not per location', async () => {
    await variants().update({ sku: 'FIZZ-1' }, { useGlobalOutOfStockThreshold: false, outOfStockThreshold: 2 });
    const [first, cellar] = [await levelOf('FIZZ-1'), await putInCellar('FIZZ-1', 5)];
    await levels().update(first.id, { stockOnHand: first.stockAllocated + 5 });
    const late = await engine.orderAtPayment('FIZZ-1', 1);
    await place('FIZZ-1', 8);
    assert.equal((await promisedAt(first)) - first.stockAllocated + (await promisedAt(cellar)), 8);
    await assert.rejects(pay(late), /less in stock/);
  });

  it('has the cans of a pack again once it is canceled, each once, though its packs were at two places', async () => {
    await sellOwnPacks();
    await levels().update((await levelOf('SLEEVE-1')).id, { stockOnHand: 1 });
    await putInCellar('SLEEVE-1', 10);
    const before = await supplyOf('WHITE-1');
    const parts = JSON.stringify([{ sku: 'WHITE-1', quantity: 4 }]);
    const order = await engine.orderAtPayment('SLEEVE-1', 2, 'packs@example.test', { parts });
    await pay(order);
    assert.notDeepEqual(await supplyOf('WHITE-1'), before);
    await engine.dashboard(`mutation { cancelOrder(input: { orderId: "${order.id}" }) { __typename } }`);
    assert.deepEqual(await supplyOf('WHITE-1'), before);
  });

  it('has nothing of a can that is not sold any more, also in a pack that was put together before', async () => {
    await sellOwnPacks();
    const parts = JSON.stringify([{ sku: 'RED-1', quantity: 4 }]);
    await levels().update((await levelOf('RED-1')).id, { stockOnHand: 100 });
    const order = await engine.orderAtPayment('SLEEVE-1', 1, 'pack@example.test', { parts });
    await variants().update({ sku: 'RED-1' }, { enabled: false });
    // A new calculation of the prices fails for an item that is no longer sold.
    await ask('mutation { applyPromoCode(code: "TEN") { total } }', order);
    await assert.rejects(pay(order), /less in stock/);
    assert.ok(!(await engine.order(order.id)).orderPlacedAt);
  });
});
