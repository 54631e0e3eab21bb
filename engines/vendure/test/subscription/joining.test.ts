import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Customer, Order } from '@vendure/core';
import { EventBus, OrderService, ProductVariant, StockLevel, TransactionalConnection } from '@vendure/core';
import { OrderCompletion } from '#src/plugins/checkout/order-completion';
import { addInterval, dayOf } from '#src/plugins/core/interval/calendar-day';
import type { NewLine } from '#src/plugins/core/order-line/new-lines';
import { NewSubscriptions } from '#src/plugins/subscription/new-subscriptions';
import { SubscriptionBegunEvent } from '#src/plugins/subscription/subscription-begun-event';
import { inTransaction, makeCustomer } from '#test/support/customers';
import { EngineUnderTest } from '#test/support/engine-under-test';
import { atPayment, monthly, stockUp, subscriptionsOf, walkToPayment } from '#test/support/joining';
import { callShop, keyOf } from '#test/support/shop-call';

const engine = new EngineUnderTest();
const begun: SubscriptionBegunEvent[] = [];
before(async () => {
  await engine.start();
  engine.get(EventBus).registerBlockingEventHandler({
    id: 'test-begun',
    event: SubscriptionBegunEvent,
    handler: (event) => void begun.push(event),
  });
  await stockUp(engine);
});
after(() => engine.stop());

const completed = { kind: 'completed' };
const signIn = 'Please sign in: a subscription needs a customer.';
const weekly = { intervalLength: 2, intervalUnit: 'week' };
const white = (quantity: number, subscription: NewLine['subscription'] = monthly): NewLine => ({
  ...{ sku: 'WHITE-1', quantity, subscription },
});
const red = (quantity: number, subscription: NewLine['subscription'] = monthly): NewLine => ({
  ...white(quantity, subscription),
  sku: 'RED-1',
});

let customers = 0;
function newCustomer(): Promise<Customer> {
  customers += 1;
  return makeCustomer(engine, `joining-${customers}@example.test`);
}

const completion = (): OrderCompletion => engine.get(OrderCompletion);

/** Opens the payment page of an order, and returns its session. */
async function prepare({ id }: Order, payer?: Customer): Promise<string> {
  await engine.locked(id, async (ctx) => completion().prepare(ctx, await engine.order(id, ctx), payer));
  const page = await engine.payments.pageOf(await engine.context(), id);
  assert.ok(page);
  return page.sessionId;
}

async function pay(order: Order, payer?: Customer): Promise<string> {
  const session = await prepare(order, payer);
  engine.sandbox.pay(session);
  return session;
}

/** Places an order of a customer, paid on the page. */
async function join(customer: Customer, lines: readonly NewLine[]): Promise<Order> {
  const order = await atPayment(engine, customer, lines);
  const session = await pay(order, customer);
  assert.deepEqual(await engine.complete(order, session), completed);
  return order;
}

/** The sizes of a customer's clubs, oldest first; null for a subscription that is none. */
const clubsOf = async (customer: Customer): Promise<readonly (number | null)[]> =>
  (await subscriptionsOf(engine, customer)).map(({ clubCans }) => clubCans);

/** The cans in each subscription of a customer, oldest first. */
const boxesOf = async (customer: Customer): Promise<readonly (readonly (readonly [string, number])[])[]> =>
  (await subscriptionsOf(engine, customer)).map(({ lines }) =>
    lines.map(({ productVariant, quantity }) => [productVariant.sku, quantity] as const),
  );

const fieldsOf = (error: unknown): unknown =>
  (error as { readonly extensions?: { readonly fields?: unknown } }).extensions?.fields;

describe('A line that repeats (spec §7 line_items)', () => {
  const start = 'mutation ($lines: [NewLineInput!]!) { startOrder(lines: $lines) { code token } }';
  const add = 'mutation ($line: NewLineInput!) { addLine(line: $line) { code } }';
  const read = `{ shopOrder { lines { quantity subscription { intervalLength intervalUnit endDate } } } }`;

  /** Sends lines one after the other, and tells those that the order then has. */
  async function sent(...lines: readonly object[]): Promise<readonly unknown[]> {
    const begun = await callShop(engine.url, start, { lines: lines.slice(0, 1) });
    const { code, token } = begun.body.data?.['startOrder'] as { readonly code: string; readonly token: string };
    const key = { 'X-Order-Number': code, 'X-Order-Token': token };
    for (const line of lines.slice(1)) assert.ok((await callShop(engine.url, add, { line }, key)).body.data);
    const { data } = (await callShop(engine.url, read, {}, key)).body;
    return (data?.['shopOrder'] as { readonly lines: readonly unknown[] }).lines;
  }

  it('is one with the line that repeats equally, whatever was said first', async () => {
    const { intervalLength, intervalUnit } = monthly;
    const lines = await sent(
      { sku: 'WHITE-1', quantity: 2, subscription: { intervalLength, intervalUnit, endDate: '2027-12-31' } },
      { sku: 'WHITE-1', quantity: 3, subscription: { endDate: '2027-12-31', intervalUnit, intervalLength } },
      { sku: 'WHITE-1', quantity: 1, subscription: { intervalLength, intervalUnit } },
      { sku: 'WHITE-1', quantity: 4, subscription: { intervalLength, intervalUnit, endDate: null } },
    );
    assert.deepEqual(lines, [
      { quantity: 5, subscription: { ...monthly, endDate: '2027-12-31' } },
      { quantity: 5, subscription: { ...monthly, endDate: null } },
    ]);
  });

  it('stands apart from one of another interval, and from one that is bought once', async () => {
    const lines = await sent(white(1), white(2, weekly), { ...white(3), subscription: null }, white(4, weekly));
    assert.deepEqual(lines, [
      { quantity: 1, subscription: { ...monthly, endDate: null } },
      { quantity: 6, subscription: { ...weekly, endDate: null } },
      { quantity: 3, subscription: null },
    ]);
  });

  const refused = [
    { line: white(1, { ...monthly, intervalLength: 0 }), field: 'interval_length' },
    { line: white(1, { ...monthly, intervalLength: 367, intervalUnit: 'day' }), field: 'interval_length' },
    { line: white(1, { ...monthly, intervalUnit: 'fortnight' }), field: 'interval_units' },
    { line: white(1, { ...monthly, endDate: '2027-02-30' }), field: 'end_date' },
    { line: { ...white(1), sku: 'FIZZ-1' }, field: 'base' },
  ];
  it('needs an interval of 1 to 366 units, a day that there is, and goods to subscribe to', async () => {
    await atPayment(engine, undefined, [white(1, { intervalLength: 366, intervalUnit: 'day', endDate: '2028-02-29' })]);
    for (const { line, field } of refused)
      await assert.rejects(
        () => atPayment(engine, undefined, [line]),
        (error) => Object.keys(fieldsOf(error) ?? {}).join() === field,
      );
  });
});

describe('An order with lines that repeat (spec §3 Subscription)', () => {
  it('begins a subscription for each interval and end date, of which it is the first delivery', async () => {
    const customer = await newCustomer();
    const endDate = '2099-12-31';
    const lines = [white(6), white(1, weekly), red(6), white(3, { ...monthly, endDate }), white(5, null)];
    const order = await join(customer, lines);
    const [first, second, third, ...more] = await subscriptionsOf(engine, customer);
    assert.ok(first && second && third);
    assert.deepEqual(more, []);
    assert.deepEqual(await boxesOf(customer), [
      [
        ['WHITE-1', 6],
        ['RED-1', 6],
      ],
      [['WHITE-1', 1]],
      [['WHITE-1', 3]],
    ]);
    const today = dayOf(order.createdAt);
    assert.deepEqual(
      [first, second, third].map(({ actionableDate, endDate: end, clubCans }) => [actionableDate, end, clubCans]),
      [
        [addInterval(today, { length: 1, unit: 'month' }), null, 12],
        [addInterval(today, { length: 2, unit: 'week' }), null, null],
        [addInterval(today, { length: 1, unit: 'month' }), endDate, null],
      ],
    );
    const { state, isPaused, email, paymentState, shippingAddress, billingAddress, interval } = first;
    assert.deepEqual(
      [state, isPaused, email, paymentState, interval],
      ['active', false, customer.emailAddress, 'paid', { length: 1, unit: 'month' }],
    );
    assert.deepEqual(shippingAddress, (await engine.order(order.id)).shippingAddress);
    assert.deepEqual(billingAddress, shippingAddress);
    assert.deepEqual([shippingAddress.city, shippingAddress.province], ['Sacramento', 'CA']);
  });

  it('is a club with exactly 12 or 24 cans, also those in packs (spec §9 Club sizes)', async () => {
    const customer = await newCustomer();
    for (const cans of [11, 12, 13, 24]) await join(customer, [white(cans)]);
    await join(customer, [white(5), red(1), { ...white(1), sku: 'WHITE-1|RED-1' }]);
    assert.deepEqual(await clubsOf(customer), [null, 12, null, 24, 12]);
  });

  it('comes on the last day of a month that has no such day', async () => {
    const begin = async (today: string, subscription: NewLine['subscription']): Promise<unknown> => {
      const customer = await newCustomer();
      const order = await atPayment(engine, customer, [white(1, subscription)]);
      await inTransaction(engine, (ctx) => engine.get(NewSubscriptions).begin(ctx, order, today));
      return (await subscriptionsOf(engine, customer)).map(({ actionableDate }) => actionableDate);
    };
    assert.deepEqual(await begin('2027-01-31', monthly), ['2027-02-28']);
    assert.deepEqual(await begin('2028-01-31', monthly), ['2028-02-29']);
    assert.deepEqual(await begin('2028-02-29', { intervalLength: 1, intervalUnit: 'year' }), ['2029-02-28']);
    assert.deepEqual(await begin('2027-12-31', { intervalLength: 10, intervalUnit: 'day' }), ['2028-01-10']);
  });

  it('tells of each that it has begun, in the transaction that places it', async () => {
    const customer = await newCustomer();
    begun.length = 0;
    const order = await join(customer, [white(1), white(1, weekly)]);
    const ids = (await subscriptionsOf(engine, customer)).map(({ id }) => id);
    assert.deepEqual(
      begun.map((event) => [event.subscriptionId, event.order.code]),
      ids.map((id) => [id, order.code]),
    );
  });

  it('begins nothing when it is itself a delivery', async () => {
    const customer = await newCustomer();
    for (const field of ['subscriptionId', 'prepaidPlanId']) {
      const { id } = await atPayment(engine, customer, [white(12)]);
      const fields = { [field]: 'some-id' };
      await engine.locked(id, (ctx) => engine.get(OrderService).updateCustomFields(ctx, id, fields));
      const order = await engine.order(id);
      const session = await pay(order, customer);
      assert.deepEqual(await engine.complete(order, session), completed);
    }
    assert.deepEqual(await clubsOf(customer), []);
  });

  it('begins each once, when it is completed twice at the same moment', async () => {
    const customer = await newCustomer();
    const order = await atPayment(engine, customer, [white(12), white(1, weekly)]);
    const session = await pay(order, customer);
    const answers = await Promise.all([engine.complete(order, session), engine.complete(order, session)]);
    assert.deepEqual(answers, [completed, completed]);
    assert.deepEqual(await clubsOf(customer), [12, null]);
  });

  it('begins its own beside another one that is placed at the same moment', async () => {
    const customer = await newCustomer();
    const orders = [
      await atPayment(engine, customer, [white(12), red(1, null)]),
      await atPayment(engine, customer, [red(24), white(1, null)]),
    ];
    const sessions: string[] = [];
    for (const order of orders) sessions.push(await pay(order, customer));
    const answers = await Promise.all(orders.map((order, index) => engine.complete(order, sessions[index])));
    assert.deepEqual(answers, [completed, completed]);
    assert.deepEqual((await clubsOf(customer)).toSorted(), [12, 24]);
    const ids = (await subscriptionsOf(engine, customer)).map(({ savedCardId }) => savedCardId);
    assert.equal(new Set(ids.filter((id) => id !== null)).size, 2);
  });

  it('begins nothing and keeps no card when it cannot be placed', async () => {
    const customer = await newCustomer();
    const order = await atPayment(engine, customer, [white(12)]);
    const session = await pay(order, customer);
    const setStock = (stockOnHand: number): Promise<unknown> =>
      inTransaction(engine, async (ctx) => {
        const connection = engine.get(TransactionalConnection);
        const { id } = await connection.getRepository(ctx, ProductVariant).findOneByOrFail({ sku: 'WHITE-1' });
        return connection.getRepository(ctx, StockLevel).update({ productVariantId: id }, { stockOnHand });
      });
    await setStock(0);
    const answer = await engine.complete(order, session);
    await setStock(100_000);
    assert.equal(answer.kind === 'refused' && answer.code, 'INSUFFICIENT_STOCK');
    assert.deepEqual(await clubsOf(customer), []);
    assert.equal(engine.sandbox.payment(session).state, 'void');
    const { rawConnection } = engine.get(TransactionalConnection);
    assert.deepEqual(await rawConnection.query('SELECT id FROM saved_card WHERE "customerId" = $1', [customer.id]), []);
  });
});

describe('A guest’s order with lines that repeat (spec §3 Subscription)', () => {
  it('is refused before anything is paid', async () => {
    const order = await atPayment(engine, undefined, [white(12)]);
    const customer = await newCustomer();
    const asked = { prepareHostedPayment: 'INVALID', submitPayment: 'INVALID' };
    for (const [call, code] of Object.entries(asked)) {
      const { body } = await callShop(engine.url, `mutation { ${call} { code } }`, {}, keyOf(order));
      const [error] = body.errors ?? [];
      assert.deepEqual([error?.extensions.code, fieldsOf(error)], [code, { base: [signIn] }]);
    }
    await assert.rejects(
      () =>
        engine.locked(order.id, async (ctx) =>
          completion().submitCard(ctx, await engine.order(order.id, ctx), customer, 'any'),
        ),
      (error) => JSON.stringify(fieldsOf(error)) === JSON.stringify({ base: [signIn] }),
    );
    assert.deepEqual(
      engine.sandbox.payments.filter(({ reference }) => reference === order.code),
      [],
    );
  });

  it('releases a payment from before it repeated, and is not placed', async () => {
    const order = await atPayment(engine, undefined, [white(2, null)]);
    const session = await pay(order);
    await engine.locked(order.id, async (ctx) => {
      const text = JSON.stringify({ endDate: null, ...monthly });
      await engine
        .get(TransactionalConnection)
        .getRepository(ctx, ProductVariant)
        .query('UPDATE order_line SET "customFieldsSubscription" = $1 WHERE "orderId" = $2', [text, order.id]);
    });
    assert.deepEqual(await engine.complete(order, session), { kind: 'refused', code: 'NO_CUSTOMER', message: signIn });
    assert.equal(engine.sandbox.payment(session).state, 'void');
    assert.equal((await engine.order(order.id)).orderPlacedAt, null);
  });

  it('can be placed once its customer has signed in', async () => {
    const customer = await newCustomer();
    const { id } = await atPayment(engine, undefined, [white(12)]);
    await engine.locked(id, (ctx) => engine.get(OrderService).addCustomerToOrder(ctx, id, customer));
    await walkToPayment(engine, id);
    const order = await engine.order(id);
    assert.deepEqual(await engine.complete(order, await pay(order, customer)), completed);
    assert.deepEqual(await clubsOf(customer), [12]);
  });
});
