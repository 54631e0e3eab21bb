import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { Order } from '@vendure/core';
import { OrderService, Promotion, TransactionalConnection } from '@vendure/core';
import { OrderCompletion } from '#src/plugins/checkout/order-completion';
import { Dues } from '#src/plugins/payment/dues';
import { EngineUnderTest } from '#test/support/engine-under-test';
import { StandInPayer } from '#test/support/stand-in-payer';

const engine = new EngineUnderTest();
let giftCards: StandInPayer;
let credit: StandInPayer;
before(async () => {
  await engine.start();
  giftCards = await StandInPayer.add(engine, 'gift-card');
  credit = await StandInPayer.add(engine, 'store-credit');
});
after(() => engine.stop());
beforeEach(async () => {
  credit.isRefusing = false;
  await giftCards.setBalance(0);
  await credit.setBalance(0);
});

const completed = { kind: 'completed' };
const due = async (order: Order): Promise<number> =>
  engine.get(Dues).amountDue(await engine.context(), await engine.order(order.id));
const balances = async (): Promise<readonly number[]> => [await giftCards.balance(), await credit.balance()];
const paymentsOf = async (order: Order): Promise<readonly (readonly [string, string, number])[]> =>
  (await engine.paymentsOf(order)).map(({ method, state, amount }) => [method, state, amount] as const).sort();
const shown = async ({ id }: Order): Promise<readonly (readonly [string, string, number])[]> =>
  (await engine.payments.paymentsOf(await engine.context(), id)).map(
    (one) => [one.kind, one.state, one.amount] as const,
  );

describe('The amount that an order owes (spec §3 Order)', () => {
  it('is charged to its card after gift cards and then store credit', async () => {
    const order = await engine.orderAtPayment('WHITE-1', 3);
    assert.equal(await due(order), order.totalWithTax);
    await giftCards.setBalance(500);
    await credit.setBalance(300);
    assert.equal(await due(order), order.totalWithTax - 800);
    await giftCards.setBalance(order.totalWithTax - 100);
    assert.equal(await due(order), 0);
  });

  it('is on its page, and is paid by all of them when it is placed', async () => {
    const order = await engine.orderAtPayment('WHITE-1', 3);
    await giftCards.setBalance(500);
    await credit.setBalance(300);
    const card = order.totalWithTax - 800;
    const session = await engine.prepare(order);
    assert.equal(engine.sandbox.payment(session).amountCents, card);
    engine.sandbox.pay(session);
    assert.deepEqual(await engine.complete(order, session), completed);
    assert.deepEqual(await paymentsOf(order), [
      ['gift-card', 'Settled', 500],
      ['hosted-payment', 'Authorized', card],
      ['store-credit', 'Authorized', 300],
    ]);
    assert.deepEqual(await balances(), [0, 0]);
    assert.deepEqual(await shown(order), [
      ['gift-card', 'authorized', 500],
      ['store-credit', 'authorized', 300],
      ['card', 'authorized', card],
    ]);
    assert.deepEqual([(await engine.order(order.id)).state, await due(order)], ['PaymentAuthorized', card]);
  });

  it('is nothing when they pay it all: no page is opened, and it is placed without a card', async () => {
    const order = await engine.orderAtPayment();
    await giftCards.setBalance(order.totalWithTax + 5);
    await engine.locked(order.id, (ctx) => engine.payments.prepare(ctx, order));
    assert.equal(await engine.payments.pageOf(await engine.context(), order.id), undefined);
    await engine.locked(order.id, (ctx) => engine.get(OrderCompletion).submitPayment(ctx, order));
    assert.deepEqual(await engine.complete(order), completed);
    assert.deepEqual(await paymentsOf(order), [['gift-card', 'Settled', order.totalWithTax]]);
    assert.deepEqual([(await engine.order(order.id)).state, await balances()], ['PaymentSettled', [5, 0]]);
  });

  it('takes the payment step once the card has paid its part, and not before', async () => {
    const order = await engine.orderAtPayment();
    await credit.setBalance(300);
    const submit = (): Promise<unknown> =>
      engine.locked(order.id, (ctx) => engine.get(OrderCompletion).submitPayment(ctx, order));
    const session = await engine.prepare(order);
    await assert.rejects(submit());
    engine.sandbox.pay(session);
    await submit();
    assert.equal((await engine.order(order.id)).customFields.checkoutStep, 'confirm');
  });
});

describe('A refusal while an order is placed', () => {
  /** Asserts that nothing of the attempt is left but the card's own outcome. */
  async function assertUndone(order: Order, session: string, kept: readonly number[]): Promise<void> {
    assert.deepEqual(await balances(), kept);
    assert.deepEqual(await paymentsOf(order), []);
    const { state, customer, orderPlacedAt } = await engine.order(order.id);
    assert.deepEqual([state, customer, orderPlacedAt], ['AddingItems', null, null]);
    assert.equal(engine.sandbox.payment(session).state, 'void');
    const { amountCents } = engine.sandbox.payment(session);
    assert.deepEqual(await shown(order), [['card', 'void', amountCents]]);
  }

  it('by one that pays takes nothing from those before it, and the order can be paid anew', async () => {
    const order = await engine.orderAtPayment('WHITE-1', 3);
    await giftCards.setBalance(500);
    await credit.setBalance(300);
    const session = await engine.prepare(order);
    engine.sandbox.pay(session);
    credit.isRefusing = true;
    const refusal = { kind: 'refused', code: 'AMOUNT_CHANGED', message: 'It is used up.' };
    assert.deepEqual(await engine.complete(order, session), refusal);
    await assertUndone(order, session, [500, 300]);
    credit.isRefusing = false;
    const other = await engine.prepare(order);
    engine.sandbox.pay(other);
    assert.deepEqual(await engine.complete(order, other), completed);
    assert.deepEqual(await balances(), [0, 0]);
  });

  it('by a code that somebody else has used up takes nothing, and leaves the new total to be paid', async () => {
    const orders = engine.get(OrderService);
    const { id } = await engine.orderAtPayment('RED-1', 2);
    await engine.locked(id, (ctx) => orders.applyCouponCode(ctx, id, 'TEN'));
    await giftCards.setBalance(500);
    const order = await engine.order(id);
    const session = await engine.prepare(order);
    engine.sandbox.pay(session);
    const promotions = engine.get(TransactionalConnection).getRepository(await engine.context(), Promotion);
    await promotions.update({ couponCode: 'TEN' }, { endsAt: new Date(0) });
    assert.equal((await engine.complete(order, session)).kind, 'refused');
    await assertUndone(order, session, [500, 0]);
    const { couponCodes, totalWithTax } = await engine.order(id);
    assert.deepEqual([couponCodes, totalWithTax > order.totalWithTax], [[], true]);
    const other = await engine.prepare(order);
    assert.equal(engine.sandbox.payment(other).amountCents, totalWithTax - 500);
    engine.sandbox.pay(other);
    assert.deepEqual(await engine.complete(order, other), completed);
  });

  it('meets one of two orders that would both be paid by the same credit', async () => {
    await credit.setBalance(300);
    const both = [await engine.orderAtPayment('RED-1', 1), await engine.orderAtPayment('WHITE-1', 1)] as const;
    const paid = await Promise.all(
      both.map(async (order) => {
        const session = await engine.prepare(order);
        engine.sandbox.pay(session);
        return { order, session };
      }),
    );
    const answers = await Promise.all(paid.map(({ order, session }) => engine.complete(order, session)));
    assert.deepEqual(answers.map(({ kind }) => kind).sort(), ['completed', 'refused']);
    const lost = paid[answers.findIndex(({ kind }) => kind === 'refused')];
    assert.ok(lost);
    await assertUndone(lost.order, lost.session, [0, 0]);
  });
});
