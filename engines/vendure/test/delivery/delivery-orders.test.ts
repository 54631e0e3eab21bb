import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Customer, Order } from '@vendure/core';
import { ProductVariant, TransactionalConnection } from '@vendure/core';
import { OrderHistory } from '#src/plugins/core/orders/order-history';
import type { DeliveryPlan, DeliveryProblem } from '#src/plugins/subscription/delivery/delivery-orders';
import { DeliveryImpossible, DeliveryOrders } from '#src/plugins/subscription/delivery/delivery-orders';
import { inTransaction } from '#test/support/customers';
import { EngineUnderTest } from '#test/support/engine-under-test';
import type { LineGiven } from '#test/support/subscribers';
import { inSacramento, newCustomer } from '#test/support/subscribers';

const engine = new EngineUnderTest();
let customer: Customer;
before(async () => {
  await engine.start();
  customer = await newCustomer(engine);
});
after(() => engine.stop());

async function planOf(lines: readonly LineGiven[], given: Partial<DeliveryPlan> = {}): Promise<DeliveryPlan> {
  const variants = engine.get(TransactionalConnection).rawConnection.getRepository(ProductVariant);
  const planned: DeliveryPlan['lines'][number][] = [];
  for (const { sku, quantity } of lines) {
    const { id: productVariantId } = await variants.findOneByOrFail({ sku });
    planned.push({ productVariantId, quantity, parts: '[]' });
  }
  return {
    of: { subscriptionId: 'a-subscription' },
    customer,
    email: customer.emailAddress,
    lines: planned,
    shippingAddress: inSacramento,
    billingAddress: { ...inSacramento, streetLine1: '2 Bank Street' },
    ...given,
  };
}

const make = (plan: DeliveryPlan): Promise<Order> =>
  inTransaction(engine, (ctx) => engine.get(DeliveryOrders).make(ctx, plan));

const orders = (): Promise<number> =>
  engine
    .get(TransactionalConnection)
    .rawConnection.query<{ count: string }[]>('SELECT count(*) FROM "order"')
    .then(([row]) => Number(row?.count));

async function problemOf(plan: DeliveryPlan): Promise<DeliveryProblem> {
  const before = await orders();
  const refusal: unknown = await make(plan).catch((error: unknown) => error);
  assert.ok(refusal instanceof DeliveryImpossible);
  assert.equal(await orders(), before);
  return refusal.problem;
}

describe('The order of a delivery (spec §3 Subscription)', () => {
  it('has today’s prices, the cheapest way of delivery, the tax of its address, and stands at its payment', async () => {
    const giftNote = { giftFrom: 'Ada', giftRecipient: 'Bob', giftMessage: 'Cheers' };
    const lines = [
      { sku: 'WHITE-1', quantity: 2 },
      { sku: 'RED-1', quantity: 1 },
      { sku: 'WHITE-1', quantity: 1 },
    ];
    const { id } = await make(await planOf(lines, { giftNote }));
    const order = await engine.order(id);
    assert.deepEqual(
      order.lines.map(({ productVariant, quantity }) => [productVariant.sku, quantity]),
      [
        ['WHITE-1', 3],
        ['RED-1', 1],
      ],
    );
    assert.deepEqual([order.subTotal, order.shipping, order.totalWithTax], [2900, 1000, 4132]);
    const { customFields: fields } = order;
    assert.deepEqual(
      [order.state, fields.checkoutStep, fields.subscriptionId],
      ['AddingItems', 'payment', 'a-subscription'],
    );
    assert.deepEqual(
      [fields.contactEmail, fields.giftFrom, fields.giftMessage],
      [customer.emailAddress, 'Ada', 'Cheers'],
    );
    assert.deepEqual(
      [order.shippingAddress.country, order.billingAddress.streetLine1],
      ['United States', '2 Bank Street'],
    );
    assert.ok((fields.token ?? '').length > 20);
  });

  it('has no tax where none is due, next to one that has', async () => {
    const lines = [{ sku: 'WHITE-1', quantity: 1 }];
    const inReno = { ...inSacramento, city: 'Reno', province: 'NV', postalCode: '89501' };
    const totals = await inTransaction(engine, async (ctx) => {
      const made: number[] = [];
      for (const shippingAddress of [inSacramento, inReno])
        made.push((await engine.get(DeliveryOrders).make(ctx, await planOf(lines, { shippingAddress }))).totalWithTax);
      return made;
    });
    assert.deepEqual(totals, [1756, 1700]);
  });

  it('is no cart of the customer’s', async () => {
    await make(await planOf([{ sku: 'WHITE-1', quantity: 1 }], { of: { prepaidPlanId: 'a-plan' } }));
    assert.equal(await engine.get(OrderHistory).current(await engine.context(), customer), undefined);
  });

  it('is not made of goods that are sold out, discontinued or without a destination', async () => {
    assert.equal(await problemOf(await planOf([{ sku: 'ORANGE-1', quantity: 4 }])), 'sold-out');
    const toFrance = { ...inSacramento, countryCode: 'FR', province: '' };
    const white = await planOf([{ sku: 'WHITE-1', quantity: 1 }], { shippingAddress: toFrance });
    assert.equal(await problemOf(white), 'no-method');
    const plan = await planOf([
      { sku: 'WHITE-1', quantity: 1 },
      { sku: 'SLEEVE-1', quantity: 1 },
    ]);
    const variants = engine.get(TransactionalConnection).rawConnection.getRepository(ProductVariant);
    for (const fields of [{ enabled: false }, { enabled: true, deletedAt: new Date() }]) {
      await variants.update({ sku: 'SLEEVE-1' }, fields);
      assert.equal(await problemOf(plan), 'not-sold');
    }
  });

  it('is foreseen without being made, whatever is in stock', async () => {
    const before = await orders();
    const plan = await planOf([{ sku: 'ORANGE-1', quantity: 4 }]);
    const seen = await inTransaction(engine, (ctx) =>
      engine.get(DeliveryOrders).foresee(ctx, plan, ({ totalWithTax, subTotal }) => [subTotal, totalWithTax]),
    );
    assert.deepEqual(seen, [4000, 5320]);
    assert.equal(await orders(), before);
  });
});
