import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Order, RequestContext } from '@vendure/core';
import { OrderService, ProductVariant, TransactionalConnection } from '@vendure/core';
import { ShopFailure } from '#src/plugins/core/shop-failure';
import { DeliveryOrders } from '#src/plugins/subscription/delivery/delivery-orders';
import { Subscriptions } from '#src/plugins/subscription/subscriptions';
import { UnpaidDeliveries } from '#src/plugins/subscription/unpaid-delivery';
import { TaxRecords } from '#src/plugins/tax/tax-records';
import { StripeStandIn } from '#test/payment/stripe-stand-in';
import { inTransaction } from '#test/support/customers';
import { EngineUnderTest } from '#test/support/engine-under-test';
import { fresno, GroupShopper, portland, to } from '#test/support/group-orders';
import { balancesOf } from '#test/support/journal';
import { inSacramento, newCustomer, subscribe } from '#test/support/subscribers';

const stripe = new StripeStandIn();
const engine = new EngineUnderTest();
before(async () => {
  await stripe.server.start();
  await engine.start({
    variables: {
      SALES_TAX: 'stripe',
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: stripe.secret,
      STRIPE_URL: stripe.server.url,
      STRIPE_WINE_TAX_CODE: 'txcd_wine',
    },
  });
});
after(async () => {
  await engine.stop();
  await stripe.server.stop();
});

const { tax } = stripe;
const taxOf = ({ total, totalWithTax }: Pick<Order, 'total' | 'totalWithTax'>): number => totalWithTax - total;
const report = (): Promise<void> => engine.get(TaxRecords).work();
const reportsOf = ({ code }: Order): readonly (readonly [string, number, number])[] =>
  tax.transactions
    .filter(({ reference }) => reference.startsWith(code))
    .map((one) => [one.reference.slice(code.length), one.total, one.tax] as const);

/** Does something while Stripe Tax is away, and payments go on. */
async function whileAway<T>(work: () => Promise<T>): Promise<T> {
  tax.isAway = true;
  try {
    return await work();
  } finally {
    tax.isAway = false;
  }
}

async function placed(quantity = 2): Promise<Order> {
  const order = await engine.orderAtPayment('WHITE-1', quantity);
  const session = await engine.prepare(order);
  stripe.pay(session);
  assert.deepEqual(await whileAway(() => engine.complete(order, session)), { kind: 'completed' });
  return engine.order(order.id);
}

async function refund(order: Order, amount: number): Promise<void> {
  const [payment] = await engine.paymentsOf(order);
  const answer = await engine.dashboard(
    `mutation { refundOrder(input: { paymentId: "${String(payment?.id)}", amount: ${amount}, lines: [],
       shipping: 0, adjustment: 0 }) { __typename ... on Refund { state } ... on ErrorResult { message } } }`,
  );
  assert.deepEqual(answer, { refundOrder: { __typename: 'Refund', state: 'Settled' } });
}

async function deliver(quantity: number): Promise<Order> {
  const customer = await newCustomer(engine);
  const { id } = await engine
    .get(TransactionalConnection)
    .rawConnection.getRepository(ProductVariant)
    .findOneByOrFail({ sku: 'RED-1' });
  return inTransaction(engine, (ctx) =>
    engine.get(DeliveryOrders).make(ctx, {
      ...{ of: { subscriptionId: 'a-subscription' }, customer, email: customer.emailAddress },
      lines: [{ productVariantId: id, quantity, parts: '[]' }],
      ...{ shippingAddress: inSacramento, billingAddress: inSacramento },
    }),
  );
}

describe('Sales tax by Stripe', () => {
  it('is Stripe’s amount, to the cent, for purchases and deliveries', async () => {
    // 8.375 percent of $14.00 and of $24.00.
    assert.equal(taxOf(await engine.orderAtPayment('WHITE-1', 2)), 117);
    assert.equal(taxOf(await deliver(3)), 201);
    const codes = tax.calculations.flatMap(({ items }) => items.map(({ code }) => code));
    assert.deepEqual([...new Set(codes)], ['txcd_wine']);
  });

  it('is not charged on gift cards, without a call to Stripe', async () => {
    const asked = tax.calculations.length;
    assert.equal(taxOf(await engine.orderAtPayment('GIFT-CARD-50', 1)), 0);
    assert.equal(tax.calculations.length, asked);
  });

  it('is that of each place of a group order', async () => {
    const order = await new GroupShopper(engine).priced([to(fresno, 3), to(portland, 4)]);
    assert.equal(taxOf(order), 176);
  });

  it('is calculated after the order’s discounts (spec §3 Adjustment)', async () => {
    const { id } = await engine.orderAtPayment('ORANGE-1', 1);
    const change = (work: (orders: OrderService, ctx: RequestContext) => Promise<unknown>): Promise<unknown> =>
      engine.locked(id, (ctx) => work(engine.get(OrderService), ctx));
    const red = await engine
      .get(TransactionalConnection)
      .rawConnection.getRepository(ProductVariant)
      .findOneByOrFail({ sku: 'RED-1' });
    await change((orders, ctx) => orders.applyCouponCode(ctx, id, 'TEN'));
    assert.equal(taxOf(await engine.order(id)), 0);
    await change((orders, ctx) => orders.addItemToOrder(ctx, id, red.id, 5));
    // 8.375 percent of $8.00 and of $32.00: the $10.00 off the first can are of both now.
    assert.equal(taxOf(await engine.order(id)), 67 + 268);
    assert.deepEqual(
      tax.calculations.at(-1)?.items.map(({ amount }) => amount),
      [800, 3200],
    );
  });

  it('refuses to price while Stripe is away, and leaves the order unchanged', async () => {
    const order = await engine.orderAtPayment('WHITE-1', 2);
    const refusal: unknown = await whileAway(() =>
      engine.locked(order.id, (ctx) =>
        engine.get(OrderService).adjustOrderLine(ctx, order.id, order.lines[0]?.id ?? '', 3),
      ),
    ).catch((error: unknown) => error);
    assert.ok(refusal instanceof ShopFailure);
    assert.deepEqual(refusal.extensions['fields'], {
      base: ['We cannot calculate the sales tax right now. Please try again in a minute.'],
    });
    const after = await engine.order(order.id);
    assert.deepEqual([after.lines[0]?.quantity, after.totalWithTax], [2, order.totalWithTax]);
  });

  it('lets the heartbeat make a delivery later when Stripe is away', async () => {
    await assert.rejects(
      whileAway(() => deliver(5)),
      ShopFailure,
    );
    assert.equal(taxOf(await deliver(5)), 335);
  });

  it('lets customers read their boxes while Stripe is away (spec §3 Subscription)', async () => {
    const subscription = await subscribe(engine, {
      ...{ actionableDate: '2027-03-24', card: null, paymentState: 'failed', failedTries: 1 },
      lines: [{ sku: 'WHITE-1', quantity: 17 }],
    });
    const [ctx, unpaid] = [await engine.context(), engine.get(UnpaidDeliveries)];
    const box = await engine.get(Subscriptions).load(ctx, subscription.id);
    await whileAway(async () => {
      assert.equal(await unpaid.needsCard(ctx, box, '2027-03-20'), true);
      assert.equal((await unpaid.of(ctx, box, '2027-03-24'))?.total, 17 * 700);
    });
    assert.notEqual((await unpaid.of(ctx, box, '2027-03-24'))?.total, 17 * 700);
  });

  it('is reported once, though Stripe is away when the order is placed', async () => {
    const order = await placed();
    await whileAway(report);
    assert.deepEqual(reportsOf(order), []);
    await report();
    await report();
    assert.deepEqual(reportsOf(order), [['', order.totalWithTax, 117]]);
    const placedAt = Math.floor((order.orderPlacedAt?.getTime() ?? 0) / 1000);
    assert.ok(Math.abs((tax.calculations.at(-1)?.date ?? 0) - placedAt) <= 1);
  });

  it('is reversed by the refunded amount, and wholly by a full refund', async () => {
    const order = await placed();
    const [payment] = await engine.paymentsOf(order);
    await engine.dashboard(`mutation { settlePayment(id: "${String(payment?.id)}") { __typename } }`);
    await report();
    await refund(order, 1000);
    await report();
    await refund(order, order.totalWithTax - 1000);
    await whileAway(report);
    await report();
    assert.deepEqual(
      reportsOf(order).map(([, total]) => total),
      [order.totalWithTax, -1000, 1000 - order.totalWithTax],
    );
  });

  it('is reported again by a refund that fails, and reversed by the next one', async () => {
    const order = await placed();
    await report();
    await engine.dashboard(
      `mutation { settlePayment(id: "${String((await engine.paymentsOf(order))[0]?.id)}") { __typename } }`,
    );
    await refund(order, 1000);
    await report();
    const before = reportsOf(order).map(([, total]) => total);
    assert.deepEqual(before, [order.totalWithTax, -1000]);
    const { body, signature } = stripe.failRefund(stripe.refunds.at(-1)?.id ?? '');
    for (let times = 0; times < 2; times += 1) assert.equal(await engine.notify(body, signature), 200);
    for (let times = 0; times < 2; times += 1) await report();
    assert.deepEqual(
      reportsOf(order).map(([, total]) => total),
      [order.totalWithTax, -1000, 1000],
    );
    const [booked] = await engine
      .get(TransactionalConnection)
      .rawConnection.query<[{ readonly cents: number }]>(
        'SELECT sum(base + tax)::int AS cents FROM tax_entry WHERE "orderId" = $1',
        [order.id],
      );
    assert.equal(booked.cents, order.totalWithTax);
    const { deposits } = await balancesOf(engine, order);
    assert.equal(deposits, taxOf(order) - order.totalWithTax);
    await refund(order, order.totalWithTax);
    await report();
    assert.equal(
      reportsOf(order).reduce((sum, [, total]) => sum + total, 0),
      0,
    );
  });

  it('is reversed by the lines that a refund names, in the state that they went to', async () => {
    const shopper = new GroupShopper(engine);
    const inTexas = { ...fresno, city: 'Austin', zipcode: '78701', stateAbbr: 'TX' };
    const { id } = await shopper.priced([to(fresno, 3), to(inTexas, 2, 'RED-1')]);
    const session = await engine.prepare(await engine.order(id));
    stripe.pay(session);
    assert.deepEqual(await engine.complete(await engine.order(id), session), { kind: 'completed' });
    const order = await engine.order(id);
    const [payment] = await engine.paymentsOf(order);
    await engine.dashboard(`mutation { settlePayment(id: "${String(payment?.id)}") { __typename } }`);
    await report();
    const line = order.lines.find(({ productVariant }) => productVariant.sku === 'RED-1');
    const named = `lines: [{ orderLineId: "${String(line?.id)}", quantity: 1 }], shipping: 0, adjustment: 0`;
    await engine.dashboard(
      `mutation { refundOrder(input: { paymentId: "${String(payment?.id)}", ${named} }) { __typename } }`,
    );
    await report();
    const [reversal, ...others] = tax.transactions.filter(
      ({ reference }) => reference.startsWith(order.code) && reference.includes('-back-'),
    );
    // 8.25 percent of $8.00.
    assert.deepEqual([reversal?.zip, reversal?.total, reversal?.tax, others], ['78701', -866, -66, []]);
    assert.deepEqual([...(reversal?.items.values() ?? [])], [{ reference: String(line?.id), amount: -800, tax: -66 }]);
  });

  it('is reported for additions of the dashboard, and reversed on a move', async () => {
    const order = await placed();
    await report();
    const address =
      'streetLine1: "1 Vine Street", city: "Austin", province: "TX", postalCode: "78701", countryCode: "US"';
    await engine.dashboard(`mutation {
      transitionOrderToState(id: "${order.id}", state: "Modifying") { __typename }
      modifyOrder(input: { orderId: "${order.id}", dryRun: false, updateShippingAddress: { ${address} } }) {
        __typename ... on ErrorResult { message }
      }
    }`);
    const moved = await engine.order(order.id);
    await report();
    await engine.dashboard(`mutation {
      waiting: transitionOrderToState(id: "${order.id}", state: "ArrangingAdditionalPayment") { __typename }
      paid: addManualPaymentToOrder(
        input: { orderId: "${order.id}", method: "by-phone", transactionId: "1", metadata: {} }
      ) { __typename }
    }`);
    // Texas taxes the shipping, too.
    assert.deepEqual(
      tax.transactions
        .filter(({ reference }) => reference.startsWith(order.code))
        .map(({ zip, total }) => [zip.slice(0, 2), total]),
      [
        ['95', order.totalWithTax],
        ['95', -order.totalWithTax],
        ['78', moved.totalWithTax],
      ],
    );
  });

  it('is reversed with an order that is canceled', async () => {
    const order = await placed();
    await engine.dashboard(`mutation { cancelOrder(input: { orderId: "${order.id}" }) { __typename } }`);
    await report();
    assert.deepEqual(
      reportsOf(order).map(([, total]) => total),
      [order.totalWithTax, -order.totalWithTax],
    );
  });
});
