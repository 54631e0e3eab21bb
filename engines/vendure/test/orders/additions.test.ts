import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Order } from '@vendure/core';
import { ShippingMethod, TransactionalConnection } from '@vendure/core';
import { EngineUnderTest, eventually, shopAddress } from '#test/support/engine-under-test';
import {
  addTo,
  allocated,
  leaveInStock,
  letItBePacked,
  linesOf,
  payerBack,
  payerKeyOf,
  placedOrder,
  setPrice,
} from '#test/support/placed-order';
import { callShop, codeOf, keyOf } from '#test/support/shop-call';

/** Test cards that pay on a page, and their bank's answer when they are charged again. */
const DECLINED = '4000000000000119';
const ASKS_ITS_OWNER = '4000002760003184';

/** A can of Quiet Red with the tax of California. */
const RED = 864;

const engine = new EngineUnderTest();
const { sandbox } = engine;
before(async () => {
  await engine.start();
  await leaveInStock(engine, 'WHITE-1', 500);
});
after(() => engine.stop());

const add = async (order: Order, asked?: { readonly sku?: string; readonly quantity?: number }): Promise<string> =>
  codeOf(await addTo(engine.url, order, asked)) ?? 'added';
const database = () => engine.get(TransactionalConnection).rawConnection;

/** Reads all that an addition changes of an order, for its buyer and for the shop. */
async function seen(order: Order): Promise<object> {
  const ctx = await engine.context();
  const { state, totalWithTax, shippingWithTax } = await engine.order(order.id);
  return {
    ...{ state, totalWithTax, shippingWithTax },
    lines: await linesOf(engine, order),
    payments: (await engine.payments.paymentsOf(ctx, order.id)).map(({ amount, state: paid }) => [amount, paid]),
    reserved: await allocated(engine, 'RED-1'),
    mails: await mailsAbout(order),
  };
}

/** Counts the mails about additions to an order that wait or are out. */
async function mailsAbout({ id }: Order): Promise<number> {
  const [row] = (await database().query(
    `SELECT count(*)::int AS mails FROM job_record WHERE "queueName" = 'mails' AND data::text LIKE '%' || $1 || '%modificationId%'`,
    [id],
  )) as readonly { readonly mails: number }[];
  return row?.mails ?? 0;
}

/** Tells why something is refused, and requires that nothing has changed by it. */
async function refusedTo(order: Order, asked?: { readonly sku?: string; readonly quantity?: number }): Promise<string> {
  const before = await seen(order);
  const refusal = await add(order, asked);
  assert.deepEqual(await seen(order), before);
  return refusal;
}

async function endOf(order: Order): Promise<unknown> {
  const { body } = await callShop(engine.url, '{ shopOrder { additionsEndAt } }', {}, payerKeyOf(order));
  return (body.data?.['shopOrder'] as { readonly additionsEndAt: unknown }).additionsEndAt;
}

async function settle(order: Order): Promise<void> {
  for (const { id, state } of await engine.paymentsOf(order))
    if (state === 'Authorized') await engine.dashboard(`mutation { settlePayment(id: "${id}") { __typename } }`);
}

interface Modified {
  readonly state: string;
  readonly modifications: readonly {
    readonly priceChange: number;
    readonly isSettled: boolean;
    readonly payment: { readonly amount: number };
    readonly lines: readonly { readonly quantity: number }[];
  }[];
  readonly history: { readonly items: readonly { readonly type: string }[] };
}

/** Reads an order as the dashboard does. */
async function inDashboard({ id }: Order): Promise<Modified> {
  const fields = 'modifications { priceChange isSettled payment { amount } lines { quantity } }';
  const query = `{ order(id: "${id}") { state ${fields} history { items { type } } } }`;
  return ((await engine.dashboard(query)) as { readonly order: Modified }).order;
}

describe('Something that is added to an order (spec §7 PUT cross_sell)', () => {
  it('is a line with its tax, in the same parcel, charged to the card of the order and taken from the stock', async () => {
    const order = await placedOrder(engine);
    const before = await allocated(engine, 'RED-1');
    assert.equal(await add(order), 'added');
    const { totalWithTax, shippingWithTax, state } = await engine.order(order.id);
    assert.deepEqual([totalWithTax - order.totalWithTax, shippingWithTax, state], [RED, 1000, 'PaymentAuthorized']);
    assert.deepEqual((await linesOf(engine, order)).at(-1), ['RED-1', 1, RED]);
    const payments = await engine.payments.paymentsOf(await engine.context(), order.id);
    assert.deepEqual(
      payments.map(({ amount, lastDigits, state: paid }) => [amount, lastDigits, paid]),
      [
        [order.totalWithTax, '1111', 'authorized'],
        [RED, '1111', 'authorized'],
      ],
    );
    const charges = sandbox.payments.filter(
      ({ reference, cardId }) => reference === order.code && cardId !== undefined,
    );
    assert.deepEqual(
      charges.map(({ state: charged, amountCents }) => [charged, amountCents]),
      [['paid', RED]],
    );
    assert.equal((await allocated(engine, 'RED-1')) - before, 1);
  });

  it('has no part in a discount, and leaves that of the order as it is', async () => {
    const order = await engine.orderAtPayment();
    await callShop(engine.url, 'mutation { applyPromoCode(code: "pct10") { id } }', {}, keyOf(order));
    await engine.setStep(order, 'payment');
    const session = await engine.prepare(order);
    sandbox.pay(session);
    assert.deepEqual(await engine.complete(order, session), { kind: 'completed' });
    payerBack(engine, order, session);
    const { totalWithTax, lines } = await engine.order(order.id);
    assert.ok((lines[0]?.discounts.length ?? 0) > 0);
    assert.equal(await add(order), 'added');
    const after = await engine.order(order.id);
    assert.equal(after.totalWithTax - totalWithTax, RED);
    assert.deepEqual(after.lines[1]?.discounts, []);
  });

  it('is shown by the dashboard, which settles, refunds and cancels it with the order', async () => {
    const [order, other] = [await placedOrder(engine), await placedOrder(engine)];
    for (const one of [order, other]) assert.equal(await add(one), 'added');
    const { modifications, history } = await inDashboard(order);
    assert.deepEqual(modifications, [
      { priceChange: RED, isSettled: true, payment: { amount: RED }, lines: [{ quantity: 1 }] },
    ]);
    assert.ok(history.items.some(({ type }) => type === 'ORDER_MODIFIED'));
    await settle(order);
    assert.equal((await inDashboard(order)).state, 'PaymentSettled');
    const { id } = (await engine.paymentsOf(order)).find(({ amount }) => amount === RED) ?? {};
    const parts = 'lines: [], shipping: 0, adjustment: 0, reason: "broken"';
    const input = `input: { paymentId: "${id}", amount: ${RED}, ${parts} }`;
    await engine.dashboard(`mutation { refundOrder(${input}) { __typename } }`);
    const [charge] = sandbox.payments.filter(
      ({ reference, cardId }) => reference === order.code && cardId !== undefined,
    );
    assert.deepEqual([...(charge?.refunds.values() ?? [])], [RED]);

    const before = await allocated(engine, 'RED-1');
    await engine.dashboard(`mutation { cancelOrder(input: { orderId: "${other.id}" }) { __typename } }`);
    const states = sandbox.payments.filter(({ reference }) => reference === other.code).map(({ state }) => state);
    assert.deepEqual([states, before - (await allocated(engine, 'RED-1'))], [['void', 'void'], 1]);
  });

  it('is taken at once where the money of the order was taken already', async () => {
    const order = await placedOrder(engine);
    await settle(order);
    assert.equal(await add(order), 'added');
    assert.deepEqual(sandbox.chargesOf(order.code), ['captured']);
    assert.deepEqual(
      (await engine.paymentsOf(order)).map(({ state }) => state),
      ['Settled', 'Settled'],
    );
    assert.equal((await engine.order(order.id)).state, 'PaymentSettled');
  });

  it('is mailed to the buyer and to those who pack, once', async () => {
    const email = 'adds@example.test';
    const order = await placedOrder(engine, { email });
    assert.equal(await add(order, { quantity: 2 }), 'added');
    const added = (to: string, subject: string) =>
      sandbox.mailsTo(to).filter((mail) => mail.subject === `${subject} ${order.code}`);
    const buyers = await eventually(() => added(email, 'Added to your order').at(0));
    assert.match(buyers.text, /2 × Quiet Red: \$16\.00/);
    assert.match(buyers.text, /\$17\.28 with tax is on hold on your card/);
    assert.match(buyers.text, /with no extra shipping/);
    const packers = await eventually(() => added(shopAddress, 'Added to order').at(0));
    assert.match(packers.text, /2 × Quiet Red/);
    assert.equal(packers.links.length, 0);
    assert.deepEqual([added(email, 'Added to your order').length, await mailsAbout(order)], [1, 2]);
  });

  it('is free where it costs nothing, and no card is charged', async () => {
    const order = await placedOrder(engine);
    await setPrice(engine, 'SLEEVE-1', 0);
    assert.equal(await add(order, { sku: 'SLEEVE-1' }), 'added');
    assert.deepEqual([sandbox.chargesOf(order.code), (await engine.paymentsOf(order)).length], [[], 1]);
    assert.deepEqual((await linesOf(engine, order)).at(-1), ['SLEEVE-1', 1, 0]);
  });
});

describe('An addition that is refused changes nothing (spec §7 PUT cross_sell)', () => {
  it('by the bank', async () => {
    for (const card of [DECLINED, ASKS_ITS_OWNER]) {
      const order = await placedOrder(engine, { card });
      assert.equal(await refusedTo(order), 'INVALID');
      assert.deepEqual(sandbox.chargesOf(order.code), ['declined']);
    }
  });

  it('because its card is gone', async () => {
    const order = await placedOrder(engine);
    for (const card of sandbox.cards) card.isDetached = true;
    assert.equal(await refusedTo(order), 'INVALID');
    assert.deepEqual(sandbox.chargesOf(order.code), []);
  });

  it('because it is sold out, not sold, none, or not to be added without more words', async () => {
    const order = await placedOrder(engine);
    assert.equal(await refusedTo(order, { sku: 'ORANGE-1', quantity: 4 }), 'INSUFFICIENT_STOCK');
    assert.equal(await refusedTo(order, { sku: 'NO-SUCH' }), 'NOT_FOUND');
    assert.equal(await refusedTo(order, { quantity: 0 }), 'INVALID');
    assert.equal(await refusedTo(order, { sku: 'GIFT-CARD-OPEN' }), 'INVALID');
    assert.deepEqual(sandbox.chargesOf(order.code), []);
  });

  it('because the order has no parcel, or its parcel may not carry it', async () => {
    const mailed = await placedOrder(engine, { sku: 'GIFT-CARD-50', quantity: 1 });
    assert.equal(await refusedTo(mailed), 'INVALID');
    const order = await placedOrder(engine, { sku: 'SLEEVE-1' });
    const methods = database().getRepository(ShippingMethod);
    const method = await methods.findOneByOrFail({ code: 'std' });
    const { checker } = method;
    const args = checker.args.map((arg) => (arg.name === 'wineStates' ? { ...arg, value: 'NV' } : arg));
    await methods.update(method.id, { checker: { ...checker, args } });
    assert.equal(await refusedTo(order), 'INVALID');
    await methods.update(method.id, { checker });
    assert.equal(await add(order), 'added');
  });

  it('because it comes too late, or the order is packed already', async () => {
    const [late, packed] = [await placedOrder(engine), await placedOrder(engine)];
    assert.equal(await endOf(late), new Date((late.orderPlacedAt?.getTime() ?? 0) + 900_000).toISOString());
    await letItBePacked(engine, late);
    await settle(packed);
    const lines = packed.lines.map(({ id, quantity }) => `{ orderLineId: "${id}", quantity: ${quantity} }`).join(' ');
    const method = '{ name: "method", value: "Standard" }';
    const handler = `handler: { code: "manual-fulfillment", arguments: [${method}] }`;
    await engine.dashboard(
      `mutation { addFulfillmentToOrder(input: { lines: [${lines}], ${handler} }) { __typename } }`,
    );
    for (const order of [late, packed]) {
      assert.equal(await refusedTo(order), 'NOT_ALLOWED');
      assert.equal(await endOf(order), null);
    }
  });

  it('because no card has paid the order, or it is a cart, or the delivery of a subscription', async () => {
    const cart = await engine.orderAtPayment();
    assert.deepEqual([await add(cart), await endOf(cart)], ['NOT_ALLOWED', null]);
    const delivery = await placedOrder(engine);
    await database().query(`UPDATE "order" SET "customFieldsSubscriptionid" = 'any' WHERE id = $1`, [delivery.id]);
    assert.equal(await refusedTo(delivery), 'NOT_ALLOWED');
    const canceled = await placedOrder(engine);
    await engine.dashboard(`mutation { cancelOrder(input: { orderId: "${canceled.id}" }) { __typename } }`);
    assert.deepEqual([await add(canceled), await endOf(canceled)], ['NOT_ALLOWED', null]);
  });

  it('for a caller who does not have the order’s token', async () => {
    const order = await placedOrder(engine);
    const headers = { 'X-Order-Number': order.code, 'X-Order-Token': 'wrong-token' };
    const query = 'mutation { addToPlacedOrder(sku: "RED-1", quantity: 1) { id } }';
    assert.equal(codeOf(await callShop(engine.url, query, {}, headers)), 'UNAUTHORIZED');
  });
});
