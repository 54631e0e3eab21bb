import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, before, describe, it } from 'node:test';
import type { Customer } from '@vendure/core';
import { TransactionalConnection } from '@vendure/core';
import type { CardVault } from '#src/payment-provider/card-vault';
import { CARD_VAULT } from '#src/payment-provider/card-vault';
import { Charges } from '#src/plugins/payment/charges';
import { PaymentSessions } from '#src/plugins/payment/payment-sessions';
import { StoreCredits } from '#src/plugins/store-credit/store-credits';
import { DeliveryOrders } from '#src/plugins/subscription/delivery/delivery-orders';
import { DeliveryRows } from '#src/plugins/subscription/delivery/delivery-rows';
import { Subscription } from '#src/plugins/subscription/entities/subscription.entity';
import { planOf } from '#src/plugins/subscription/next-delivery';
import { Subscriptions } from '#src/plugins/subscription/subscriptions';
import { cardToCharge } from '#test/support/card-to-charge';
import { inTransaction } from '#test/support/customers';
import { DeliveryShop } from '#test/support/delivery-shop';
import { EngineUnderTest } from '#test/support/engine-under-test';
import { announce, cards, subscribe, subscriptionNow } from '#test/support/subscribers';

const TODAY = '2027-03-10';

const engine = new EngineUnderTest();
const shop = new DeliveryShop(engine);
before(async () => {
  await engine.start();
  await shop.setStock('WHITE-1', 10_000);
});
after(() => engine.stop());
shop.endAllAfterEach();

/** Leaves a delivery as a process does that ends between its claim and its charge. */
function claimed({ id }: Subscription): Promise<void> {
  return inTransaction(engine, async (ctx) => {
    const subscription = await engine.get(Subscriptions).load(ctx, id);
    const { id: orderId } = await engine.get(DeliveryOrders).make(ctx, planOf(subscription));
    const fields = { dueOn: TODAY, madeOn: TODAY, isAwaited: false, state: 'started', orderId } as const;
    await engine.get(DeliveryRows).add(ctx, { of: { subscriptionId: id }, ...fields });
  });
}

const grant = ({ id }: Customer, amount: number): Promise<unknown> =>
  inTransaction(engine, (ctx) => engine.get(StoreCredits).grant(ctx, id, { amount, reason: 'A present' }));

const next = async (subscription: Subscription): Promise<string | null> =>
  (await subscriptionNow(engine, subscription)).actionableDate;

describe('Deliveries of several processes (spec §3 Subscription)', () => {
  it('are made once each by two engines and several heartbeats at the same moment', async () => {
    const due: Subscription[] = [];
    for (const card of [cards.pays, cards.pays, cards.tryAgainLater, cards.pays])
      due.push(await subscribe(engine, { actionableDate: TODAY, card }));
    const { process: other } = await engine.startProcess('../test/support/delivering-process');
    const isDone = once(other, 'message');
    other.send(TODAY);
    await Promise.all([isDone, shop.beat(TODAY), shop.beat(TODAY)]);
    await shop.beat(TODAY);
    const outcomes = [];
    for (const subscription of due) outcomes.push(await shop.charges(subscription));
    assert.deepEqual(outcomes, [['captured'], ['captured'], ['declined'], ['captured']]);
    for (const subscription of due) assert.equal((await shop.orders(subscription)).length, 1);
  });

  it('wait for no other worker: its rows are left to it', async () => {
    const [held, free] = [
      await subscribe(engine, { actionableDate: TODAY }),
      await subscribe(engine, { actionableDate: TODAY }),
    ];
    await inTransaction(engine, async (ctx) => {
      const rows = engine.get(TransactionalConnection).getRepository(ctx, Subscription);
      await rows.query('SELECT id FROM subscription WHERE id = $1 FOR UPDATE', [held.id]);
      await shop.beat(TODAY);
    });
    assert.deepEqual([await shop.attempts(held), (await shop.placed(free)).length], [[], 1]);
  });
});

describe('A delivery that is left in the middle', () => {
  it('is gone on with after its claim, once', async () => {
    const subscription = await subscribe(engine, { actionableDate: TODAY });
    await claimed(subscription);
    await Promise.all([shop.beat(TODAY), shop.beat(TODAY)]);
    assert.deepEqual(await shop.charges(subscription), ['captured']);
    assert.deepEqual([(await shop.orders(subscription)).length, await next(subscription)], [1, '2027-04-10']);
  });

  it('is charged with the intent that was noted, once its bank answers', async () => {
    const subscription = await subscribe(engine, { actionableDate: TODAY });
    engine.sandbox.isBankAway = true;
    await shop.beat(TODAY);
    await shop.beat('2027-03-11');
    engine.sandbox.isBankAway = false;
    assert.deepEqual([await shop.charges(subscription), await next(subscription)], [['open'], TODAY]);
    await shop.beat('2027-03-11');
    assert.deepEqual(await shop.charges(subscription), ['captured']);
    assert.deepEqual(await shop.attempts(subscription), [[TODAY, TODAY, 'placed']]);
  });

  it('is not made when the subscription has ended or another day was chosen since; reserved money is given back', async () => {
    const [ended, moved] = [
      await subscribe(engine, { actionableDate: TODAY }),
      await subscribe(engine, { actionableDate: TODAY }),
    ];
    engine.sandbox.isBankAway = true;
    await shop.beat(TODAY);
    engine.sandbox.isBankAway = false;
    await shop.update(ended, { state: 'canceled', actionableDate: null });
    await shop.update(moved, { actionableDate: '2027-03-20' });
    await announce(engine, moved, '2027-03-20');
    await shop.beat(TODAY);
    for (const subscription of [ended, moved]) {
      assert.deepEqual(await shop.charges(subscription), ['void']);
      assert.deepEqual(await shop.attempts(subscription), [[TODAY, TODAY, 'called-off']]);
      const [order] = await shop.orders(subscription);
      assert.deepEqual([order?.state, order?.orderPlacedAt], ['Cancelled', null]);
    }
    assert.equal((await subscriptionNow(engine, moved)).failedTries, 0);
    await shop.beat('2027-03-20');
    assert.deepEqual(await shop.charges(moved), ['void', 'captured']);
  });

  it('is not charged again when its order is given up already', async () => {
    const subscription = await subscribe(engine, { actionableDate: TODAY, card: cards.tryAgainLater });
    await shop.beat(TODAY);
    const [order] = await shop.orders(subscription);
    assert.ok(order);
    const card = await cardToCharge(engine);
    const completion = await engine.get(Charges).charge(await engine.context(), order.id, card);
    assert.equal(completion.kind, 'refused');
    const sessions = await engine.get(PaymentSessions).of(await engine.context(), order.id);
    assert.equal(sessions.length, 1);
  });

  /** Leaves a delivery at its charge, while somebody else takes the last of its cans. */
  const sellOutWhileCharged = async (): Promise<Subscription> => {
    await shop.setStock('PINK-1', 3);
    const subscription = await subscribe(engine, { actionableDate: TODAY, lines: [{ sku: 'PINK-1', quantity: 3 }] });
    engine.sandbox.isBankAway = true;
    await shop.beat(TODAY);
    engine.sandbox.isBankAway = false;
    await shop.setStock('PINK-1', 2);
    return subscription;
  };

  it('is sold out when somebody else takes the last cans while it is charged, and its money is given back', async () => {
    const subscription = await sellOutWhileCharged();
    await shop.beat(TODAY);
    assert.deepEqual(await shop.charges(subscription), ['void']);
    assert.deepEqual(await shop.attempts(subscription), [[TODAY, TODAY, 'sold-out']]);
    assert.equal((await subscriptionNow(engine, subscription)).paymentState, null);
  });

  it('is sold out, and no decline, when the process that gave its money back ended before it wrote so', async () => {
    const subscription = await sellOutWhileCharged();
    const [order] = await shop.orders(subscription);
    assert.ok(order);
    const [session] = await engine.get(PaymentSessions).of(await engine.context(), order.id);
    assert.ok(session?.intentId);
    await engine.get<CardVault>(CARD_VAULT).release(session.intentId);
    await shop.beat(TODAY);
    assert.deepEqual(await shop.attempts(subscription), [[TODAY, TODAY, 'sold-out']]);
    assert.equal((await subscriptionNow(engine, subscription)).paymentState, null);
  });

  it('answers a second call for its charge with the outcome of the first', async () => {
    const ended = await subscribe(engine, { actionableDate: TODAY });
    const soldOut = await sellOutWhileCharged();
    await shop.update(ended, { state: 'canceled', actionableDate: null });
    await shop.beat(TODAY);
    const codes = [];
    for (const subscription of [soldOut, ended]) {
      const [order] = await shop.orders(subscription);
      assert.ok(order);
      const completion = await engine.get(Charges).charge(await engine.context(), order.id, undefined);
      codes.push('code' in completion && completion.code);
    }
    assert.deepEqual(codes, ['INSUFFICIENT_STOCK', 'CLOSED']);
  });

  it('is taken later when its money could not be taken at once', async () => {
    const subscription = await subscribe(engine, { actionableDate: TODAY });
    engine.sandbox.isCaptureAway = true;
    await shop.beat(TODAY);
    engine.sandbox.isCaptureAway = false;
    assert.deepEqual([await shop.charges(subscription), await next(subscription)], [['paid'], '2027-04-10']);
    await shop.beat(TODAY);
    assert.deepEqual(await shop.charges(subscription), ['captured']);
  });
});

describe('A delivery and store credit (spec §3 Store credit)', () => {
  it('is paid with the credit first, and with no card when that is enough', async () => {
    const [part, all] = [
      await subscribe(engine, { actionableDate: TODAY }),
      await subscribe(engine, { actionableDate: TODAY, card: null }),
    ];
    await grant(part.customer, 500);
    await grant(all.customer, 10_000);
    await shop.beat(TODAY);
    const [[first], [second]] = [await shop.placed(part), await shop.placed(all)];
    assert.ok(first && second);
    assert.deepEqual((await shop.payments(first)).toSorted(), ['hosted-payment Settled', 'store-credit Settled']);
    assert.equal(engine.sandbox.payments.find(({ reference }) => reference === first.code)?.amountCents, 2012);
    assert.deepEqual([await shop.payments(second), second.state], [['store-credit Settled'], 'PaymentSettled']);
    assert.deepEqual(await shop.charges(all), []);
  });
});
