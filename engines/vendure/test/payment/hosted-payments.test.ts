import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import {
  Customer,
  OrderService,
  ProductVariant,
  Promotion,
  StockLevelService,
  TransactionalConnection,
} from '@vendure/core';
import type { Order } from '@vendure/core';
import { ReservationEnds } from '#src/plugins/payment/reservation-ends';
import { EngineUnderTest } from '#test/support/engine-under-test';

const engine = new EngineUnderTest();
before(() => engine.start());
after(() => engine.stop());

const completed = { kind: 'completed' };
const refusedWith = async (completion: Promise<{ kind: string; code?: string }>): Promise<string | undefined> =>
  (await completion).code;
const stateOf = async ({ id }: Order): Promise<string> => (await engine.order(id)).state;
const shown = async ({ id }: Order): Promise<readonly (readonly [string, number])[]> =>
  (await engine.payments.paymentsOf(await engine.context(), id)).map(({ state, amount }) => [state, amount] as const);

async function allocated(sku: string): Promise<number> {
  const ctx = await engine.context();
  const variants = engine.get(TransactionalConnection).getRepository(ctx, ProductVariant);
  const { id } = await variants.findOneOrFail({ where: { sku } });
  return (await engine.get(StockLevelService).getAvailableStock(ctx, id)).stockAllocated;
}

async function addWhite({ id }: Order): Promise<void> {
  await engine.locked(id, async (ctx) => {
    const [line] = (await engine.order(id, ctx)).lines;
    assert.ok(line);
    await engine.get(OrderService).adjustOrderLine(ctx, id, line.id, line.quantity + 1);
  });
}

describe('The payment page of an order', () => {
  it('is opened for its total, lists its goods, and returns to its confirmation', async () => {
    const order = await engine.orderAtPayment('WHITE-1', 2);
    const payment = engine.sandbox.payment(await engine.prepare(order));
    const { reference, goods, amountCents, cancelUrl } = payment;
    const [returnUrl, fragment] = payment.returnUrl.split('#');
    assert.match(fragment ?? '', /^addition-token=[\w-]{32}$/);
    assert.deepEqual(
      [reference, goods, amountCents, returnUrl, cancelUrl],
      [
        ...[order.code, '2 × Brisk White', order.totalWithTax],
        `http://shop.test/order/confirmation/${order.code}/${order.id}?checkout_session_id={CHECKOUT_SESSION_ID}&number=${order.code}`,
        'http://shop.test/checkout/?step=payment&payment_error=cancelled',
      ],
    );
  });

  it('stays the same until the amount changes, and then cannot be paid', async () => {
    const order = await engine.orderAtPayment();
    const session = await engine.prepare(order);
    assert.equal(await engine.prepare(order), session);
    await addWhite(order);
    const other = await engine.prepare(order);
    assert.notEqual(other, session);
    assert.deepEqual(
      [session, other].map((id) => engine.sandbox.payment(id).state),
      ['void', 'open'],
    );
    assert.deepEqual(await shown(order), []);
  });

  it('is the paid one once it is paid, which shows before anybody told the shop', async () => {
    const { order, session } = await engine.paidOrder();
    assert.deepEqual(await shown(order), [['authorized', order.totalWithTax]]);
    assert.equal(await engine.prepare(order), session);
    assert.equal(engine.sandbox.payments.filter(({ reference }) => reference === order.code).length, 1);
  });

  it('is released together with its payment', async () => {
    const { order, session } = await engine.paidOrder();
    await engine.locked(order.id, (ctx) => engine.payments.giveBack(ctx, order.id));
    assert.equal(engine.sandbox.payment(session).state, 'void');
    assert.equal(await engine.payments.pageOf(await engine.context(), order.id), undefined);
    assert.deepEqual(await shown(order), [['void', order.totalWithTax]]);
  });
});

describe('An order that is paid', () => {
  it('is placed with one payment, and said again it changes nothing', async () => {
    const { order, session } = await engine.paidOrder('RED-1', 2);
    const before = await allocated('RED-1');
    assert.deepEqual(await engine.complete(order, session), completed);
    assert.deepEqual(await engine.complete(order, session), completed);
    assert.equal(await stateOf(order), 'PaymentAuthorized');
    assert.equal((await engine.order(order.id)).customer?.emailAddress, 'guest@example.test');
    const [payment, ...more] = await engine.paymentsOf(order);
    assert.deepEqual(
      [payment?.state, payment?.amount, payment?.transactionId, more],
      ['Authorized', order.totalWithTax, session, []],
    );
    assert.equal(await allocated('RED-1'), before + 2);
    assert.deepEqual(await shown(order), [['authorized', order.totalWithTax]]);
    assert.equal(engine.sandbox.payment(session).state, 'paid');
  });

  it('has no reservation end in the sandbox, so no alert is sent', async () => {
    const { order, session } = await engine.paidOrder();
    await engine.complete(order, session);
    assert.equal(await engine.get(ReservationEnds).tell(new Date('2999-12-31')), 0);
  });

  it('is placed once by the returning browser and three notifications at the same moment', async () => {
    const { order, session } = await engine.paidOrder('RED-1', 1);
    const before = await allocated('RED-1');
    const told = JSON.stringify({ id: session });
    const answers = await Promise.all([
      engine.complete(order, session),
      engine.notify(told),
      engine.notify(told),
      engine.notify(told),
    ]);
    assert.deepEqual(answers, [completed, 200, 200, 200]);
    assert.equal((await engine.paymentsOf(order)).length, 1);
    assert.equal(await allocated('RED-1'), before + 1);
  });

  it('is placed by a notification alone, and by no invented one', async () => {
    const { order, session } = await engine.paidOrder();
    const unpaid = await engine.orderAtPayment();
    const open = await engine.prepare(unpaid);
    assert.deepEqual(
      [
        await engine.notify(JSON.stringify({ id: open })),
        await engine.notify(JSON.stringify({ id: 'hp_invented' })),
        await engine.notify('not json'),
        await engine.notify(JSON.stringify({ id: session })),
      ],
      [200, 200, 400, 200],
    );
    assert.deepEqual([await stateOf(order), await stateOf(unpaid)], ['PaymentAuthorized', 'AddingItems']);
  });

  it('is not placed before it is paid, and can still be paid', async () => {
    const order = await engine.orderAtPayment();
    const session = await engine.prepare(order);
    assert.equal(await refusedWith(engine.complete(order, session)), 'NOT_PAID');
    engine.sandbox.pay(session);
    assert.deepEqual(await engine.complete(order), completed);
  });

  it('is not placed when it changed since: the payment is given back, and it is paid anew', async () => {
    const { order, session } = await engine.paidOrder();
    await addWhite(order);
    assert.equal(await refusedWith(engine.complete(order, session)), 'AMOUNT_CHANGED');
    assert.equal(engine.sandbox.payment(session).state, 'void');
    assert.deepEqual(await engine.paymentsOf(order), []);
    assert.equal(await stateOf(order), 'AddingItems');
    const other = await engine.prepare(order);
    engine.sandbox.pay(other);
    assert.deepEqual(await engine.complete(order, other), completed);
  });

  it('is not placed when it stands at another step again', async () => {
    const { order, session } = await engine.paidOrder();
    await engine.setStep(order, 'address');
    assert.equal(await refusedWith(engine.complete(order, session)), 'AMOUNT_CHANGED');
    assert.equal(engine.sandbox.payment(session).state, 'void');
  });

  it('is one of two for the last cans at the same moment: the other gets its money back and can be paid anew', async () => {
    const both = [await engine.paidOrder('PINK-1', 2), await engine.paidOrder('PINK-1', 2)];
    const answers = await Promise.all(both.map(({ order, session }) => engine.complete(order, session)));
    assert.deepEqual(answers.map(({ kind }) => kind).sort(), ['completed', 'refused']);
    const lost = both[answers.findIndex(({ kind }) => kind === 'refused')];
    assert.ok(lost);
    assert.equal(
      await refusedWith(Promise.resolve(answers.find(({ kind }) => kind === 'refused') ?? completed)),
      'INSUFFICIENT_STOCK',
    );
    assert.equal(engine.sandbox.payment(lost.session).state, 'void');
    assert.deepEqual(await shown(lost.order), [['void', lost.order.totalWithTax]]);
    const { state, customFields } = await engine.order(lost.order.id);
    assert.deepEqual([state, customFields.checkoutStep], ['AddingItems', 'payment']);
    assert.notEqual(await engine.prepare(lost.order), lost.session);
    assert.equal(await allocated('PINK-1'), 2);
  });

  it('is one of two for the last use of a code: the other gets its money back, and may pay the new total', async () => {
    const orders = engine.get(OrderService);
    const withCode = async (): Promise<{ order: Order; session: string }> => {
      const { id } = await engine.orderAtPayment('RED-1', 2);
      await engine.locked(id, (ctx) => orders.applyCouponCode(ctx, id, 'TEN'));
      const order = await engine.order(id);
      const session = await engine.prepare(order);
      engine.sandbox.pay(session);
      return { order, session };
    };
    const [first, second] = [await withCode(), await withCode()];
    const promotions = engine.get(TransactionalConnection).getRepository(await engine.context(), Promotion);
    await promotions.update({ couponCode: 'TEN' }, { usageLimit: 1 });
    assert.deepEqual(await engine.complete(first.order, first.session), completed);
    assert.equal(await refusedWith(engine.complete(second.order, second.session)), 'AMOUNT_CHANGED');
    assert.equal(engine.sandbox.payment(second.session).state, 'void');
    const { state, totalWithTax } = await engine.order(second.order.id);
    assert.deepEqual([state, totalWithTax > second.order.totalWithTax], ['AddingItems', true]);
    const session = await engine.prepare(second.order);
    assert.equal(engine.sandbox.payment(session).amountCents, totalWithTax);
    engine.sandbox.pay(session);
    assert.deepEqual(await engine.complete(second.order, session), completed);
  });

  it('takes the cans of a pack that its buyer put together, is refused when one of them is gone, and puts them back', async () => {
    const ctx = await engine.context();
    const variants = engine.get(TransactionalConnection).getRepository(ctx, ProductVariant);
    await variants.update({ sku: 'WHITE-1|RED-1' }, { customFields: { composable: true } });
    const onHand = async (): Promise<number> => {
      const { id } = await variants.findOneOrFail({ where: { sku: 'ORANGE-1' } });
      return (await engine.get(StockLevelService).getAvailableStock(ctx, id)).stockOnHand;
    };
    const twoPacks = async (): Promise<{ order: Order; session: string }> => {
      const parts = JSON.stringify([{ sku: 'ORANGE-1', quantity: 1 }]);
      const order = await engine.orderAtPayment('WHITE-1|RED-1', 2, 'guest@example.test', { parts });
      const session = await engine.prepare(order);
      engine.sandbox.pay(session);
      return { order, session };
    };
    const [first, second] = [await twoPacks(), await twoPacks()];
    assert.equal(await onHand(), 3);
    assert.deepEqual(await engine.complete(first.order, first.session), completed);
    assert.equal(await onHand(), 1);
    assert.equal(await refusedWith(engine.complete(second.order, second.session)), 'INSUFFICIENT_STOCK');
    assert.equal(await onHand(), 1);

    const cancel = (what: string): Promise<unknown> =>
      engine.dashboard(`mutation { cancelOrder(input: { orderId: "${first.order.id}", ${what} }) { __typename } }`);
    const [line] = (await engine.order(first.order.id)).lines;
    await cancel(`lines: [{ orderLineId: "${line?.id}", quantity: 1 }]`);
    assert.equal(await onHand(), 2);
    await cancel('reason: "asked"');
    assert.equal(await onHand(), 3);
  });

  it('is not placed when something of it is not sold any more: the payment is given back', async () => {
    const alone = await engine.paidOrder('SLEEVE-1', 1);
    const { id } = await engine.orderAtPayment('WHITE-1', 1);
    const variants = engine.get(TransactionalConnection).getRepository(await engine.context(), ProductVariant);
    const { id: sleeve } = await variants.findOneByOrFail({ sku: 'SLEEVE-1' });
    await engine.locked(id, (ctx) => engine.get(OrderService).addItemToOrder(ctx, id, sleeve, 1));
    const beside = await engine.order(id);
    const both = [alone, { order: beside, session: await engine.prepare(beside) }];
    engine.sandbox.pay(both[1]?.session ?? '');
    await variants.update(sleeve, { deletedAt: new Date() });
    for (const { order, session } of both) {
      assert.equal(await refusedWith(engine.complete(order, session)), 'INSUFFICIENT_STOCK');
      assert.equal(engine.sandbox.payment(session).state, 'void');
    }
    await variants.update(sleeve, { deletedAt: null });
  });

  it('is charged once: a payment on another page of it is released', async () => {
    const { order, session } = await engine.paidOrder();
    await engine.complete(order, session);
    const sessions = engine.get(TransactionalConnection);
    const row = { orderId: order.id, url: 'http://pay.test', amount: order.totalWithTax, state: 'open' };
    const late = await openedElsewhere(order.code, order.totalWithTax);
    await sessions.getRepository(await engine.context(), 'PaymentSession').insert({ ...row, sessionId: late });
    engine.sandbox.pay(late);
    assert.equal(await engine.notify(JSON.stringify({ id: late })), 200);
    assert.deepEqual(
      [session, late].map((id) => engine.sandbox.payment(id).state),
      ['paid', 'void'],
    );
  });

  it('stays placed for a call that asked the provider before it was, and is answered after it', async () => {
    const { order, session } = await engine.paidOrder();
    const answer = engine.sandbox.holdNextRead();
    const reading = shown(order);
    await answer.isAsked;
    assert.deepEqual(await engine.complete(order, session), completed);
    answer.letGo();
    await reading;
    assert.deepEqual(await shown(order), [['authorized', order.totalWithTax]]);
    assert.deepEqual(await engine.complete(order, session), completed);
    assert.equal(engine.sandbox.payment(session).state, 'paid');
  });

  it('waits while the provider is away, and loses nothing', async () => {
    const { order, session } = await engine.paidOrder();
    engine.sandbox.away = '/hosted-payments';
    await assert.rejects(engine.complete(order, session));
    assert.equal(await engine.notify(JSON.stringify({ id: session })), 500);
    assert.deepEqual(await shown(order), []);
    engine.sandbox.away = undefined;
    assert.equal(await stateOf(order), 'AddingItems');
    assert.deepEqual(await engine.complete(order, session), completed);
  });

  it('passes by no check when its payment is added directly', async () => {
    const { order, session } = await engine.paidOrder();
    await shown(order);
    const orders = engine.get(OrderService);
    const state = await engine.locked(order.id, async (ctx) => {
      const buyer = new Customer({ emailAddress: 'guest@example.test', firstName: 'Ada', lastName: '' });
      await engine.get(TransactionalConnection).getRepository(ctx, Customer).save(buyer);
      await orders.addCustomerToOrder(ctx, order, buyer);
      await orders.transitionToState(ctx, order.id, 'ArrangingPayment');
      await orders.addPaymentToOrder(ctx, order.id, { method: 'hosted-payment', metadata: { sessionId: session } });
      const after = (await engine.order(order.id, ctx)).state;
      await orders.transitionToState(ctx, order.id, 'AddingItems');
      return after;
    });
    assert.equal(state, 'ArrangingPayment');
    assert.deepEqual(
      (await engine.paymentsOf(order)).map((one) => one.state),
      ['Declined'],
    );
  });

  it('allocates its stock when a shopkeeper records another payment for it', async () => {
    const order = await engine.orderAtPayment('WHITE-1', 2);
    const promised = async (): Promise<number> => {
      const { rawConnection } = engine.get(TransactionalConnection);
      const query = `SELECT "stockAllocated" AS units FROM stock_level WHERE "productVariantId" = $1`;
      const [level] = (await rawConnection.query(query, [order.lines[0]?.productVariantId])) as [{ units: number }];
      return level.units;
    };
    const before = await promised();
    const orders = engine.get(OrderService);
    await engine.locked(order.id, async (ctx) => {
      const buyer = new Customer({ emailAddress: 'transfer@example.test', firstName: 'Ada', lastName: '' });
      await engine.get(TransactionalConnection).getRepository(ctx, Customer).save(buyer);
      await orders.addCustomerToOrder(ctx, order, buyer);
      await orders.transitionToState(ctx, order.id, 'ArrangingPayment');
      const payment = { orderId: order.id, method: 'bank transfer', transactionId: 'T-1', metadata: {} };
      await orders.addManualPaymentToOrder(ctx, payment);
    });
    assert.deepEqual([await stateOf(order), (await promised()) - before], ['PaymentSettled', 2]);
  });

  it('is placed without a payment when it costs nothing', async () => {
    const order = await engine.orderAtPayment();
    const free = await engine.locked(order.id, async (ctx) => {
      await engine.get(OrderService).addSurchargeToOrder(ctx, order.id, {
        description: 'A present',
        listPrice: -order.totalWithTax,
        listPriceIncludesTax: true,
      });
      return engine.order(order.id, ctx);
    });
    assert.equal(free.totalWithTax, 0);
    await engine.locked(order.id, (ctx) => engine.payments.prepare(ctx, free));
    assert.deepEqual(await engine.complete(free), completed);
    assert.equal(await stateOf(order), 'PaymentSettled');
    assert.deepEqual(
      engine.sandbox.payments.filter(({ reference }) => reference === order.code),
      [],
    );
  });
});

describe('A payment in the dashboard', () => {
  const settle = (id: string | number): Promise<unknown> =>
    engine.dashboard(`mutation { settlePayment(id: "${id}") { __typename } }`);
  const refund = (id: string | number, amount: number): Promise<unknown> =>
    engine.dashboard(
      `mutation { refundOrder(input: { paymentId: "${id}", amount: ${amount}, lines: [], shipping: 0, adjustment: 0 }) { __typename } }`,
    );
  async function placed(): Promise<{ order: Order; session: string; paymentId: string | number }> {
    const { order, session } = await engine.paidOrder();
    await engine.complete(order, session);
    const [payment] = await engine.paymentsOf(order);
    assert.ok(payment);
    return { order, session, paymentId: payment.id };
  }

  it('is settled, which takes the money, and refunded in parts', async () => {
    const { order, session, paymentId } = await placed();
    await settle(paymentId);
    assert.equal(engine.sandbox.payment(session).state, 'captured');
    assert.equal(await stateOf(order), 'PaymentSettled');
    const [payment] = await engine.payments.paymentsOf(await engine.context(), order.id);
    assert.deepEqual([payment?.isCaptured, payment?.cardType, payment?.lastDigits], [true, 'visa', '1111']);
    await refund(paymentId, 512);
    await refund(paymentId, order.totalWithTax - 512);
    assert.deepEqual([...engine.sandbox.payment(session).refunds.values()], [512, order.totalWithTax - 512]);
    assert.deepEqual(await refund(paymentId, 1), { refundOrder: { __typename: 'RefundAmountError' } });
    assert.equal(engine.sandbox.payment(session).refunds.size, 2);
  });

  it('stays authorized when the provider is away, and is settled later', async () => {
    const { order, session, paymentId } = await placed();
    engine.sandbox.away = '/hosted-payments';
    await assert.rejects(settle(paymentId));
    engine.sandbox.away = undefined;
    assert.deepEqual(
      (await engine.paymentsOf(order)).map(({ state }) => state),
      ['Authorized'],
    );
    await settle(paymentId);
    assert.equal(engine.sandbox.payment(session).state, 'captured');
  });

  it('is cancelled, which releases its reservation', async () => {
    const { order, session, paymentId } = await placed();
    await engine.dashboard(`mutation { cancelPayment(id: "${paymentId}") { __typename } }`);
    assert.equal(engine.sandbox.payment(session).state, 'void');
    assert.deepEqual(await shown(order), [['void', order.totalWithTax]]);
  });

  it('is released with the order that is cancelled, or the order stays', async () => {
    const { order, session } = await placed();
    const cancel = `mutation { cancelOrder(input: { orderId: "${order.id}", reason: "asked" }) { __typename } }`;
    engine.sandbox.away = '/hosted-payments';
    await assert.rejects(engine.dashboard(cancel));
    engine.sandbox.away = undefined;
    assert.equal(await stateOf(order), 'PaymentAuthorized');
    assert.deepEqual(await engine.dashboard(cancel), { cancelOrder: { __typename: 'Order' } });
    assert.equal(await stateOf(order), 'Cancelled');
    assert.equal(engine.sandbox.payment(session).state, 'void');
    assert.deepEqual(await shown(order), [['void', order.totalWithTax]]);
  });
});

async function openedElsewhere(reference: string, amountCents: number): Promise<string> {
  const response = await fetch(`${engine.sandbox.server.url}/hosted-payments`, {
    method: 'POST',
    body: JSON.stringify({ idempotencyKey: `late-${reference}`, reference, amountCents }),
  });
  return ((await response.json()) as { readonly id: string }).id;
}
