import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { OrderHistory } from '#src/plugins/core/orders/order-history';
import type { Subscription } from '#src/plugins/subscription/entities/subscription.entity';
import { DeliveryShop } from '#test/support/delivery-shop';
import { EngineUnderTest } from '#test/support/engine-under-test';
import { cards, inSacramento, newCustomer, saveCard, subscribe, subscriptionNow } from '#test/support/subscribers';

const engine = new EngineUnderTest();
const shop = new DeliveryShop(engine);
before(async () => {
  await engine.start();
  await shop.setStock('WHITE-1', 10_000);
  await shop.setStock('RED-1', 10_000);
});
after(() => engine.stop());
shop.endAllAfterEach();

const TODAY = '2027-03-10';

async function schedule(subscription: Subscription): Promise<readonly unknown[]> {
  const { state, isPaused, actionableDate, paymentState, failedTries } = await subscriptionNow(engine, subscription);
  return [state, isPaused, actionableDate, paymentState, failedTries];
}

describe('A delivery that is due (spec §3 Subscription)', () => {
  it('is an order of the day, charged, taken at once, and placed, and the next one is an interval later', async () => {
    const allocated = await shop.allocated('WHITE-1');
    const subscription = await subscribe(engine, { actionableDate: TODAY, successiveSkipCount: 1, failedTries: 1 });
    await shop.beat(TODAY);
    await shop.beat(TODAY);
    assert.deepEqual(await shop.attempts(subscription), [[TODAY, TODAY, 'placed']]);
    const [order, ...more] = await shop.orders(subscription);
    assert.ok(order);
    assert.deepEqual([more.length, order.state, order.totalWithTax], [0, 'PaymentSettled', 2512]);
    assert.deepEqual(engine.sandbox.chargesOf(order.code), ['captured']);
    assert.deepEqual(await shop.payments(order), ['hosted-payment Settled']);
    assert.deepEqual(await schedule(subscription), ['active', false, '2027-04-10', 'paid', 0]);
    assert.equal((await subscriptionNow(engine, subscription)).successiveSkipCount, 0);
    assert.equal((await shop.allocated('WHITE-1')) - allocated, 2);
  });

  it('has the prices of its day, and goods that were added for it alone are gone after it', async () => {
    const lines = [
      { sku: 'RED-1', quantity: 1 },
      { sku: 'WHITE-1', quantity: 3, isOneTime: true },
    ];
    const subscription = await subscribe(engine, { actionableDate: TODAY, lines });
    await shop.setPrice('RED-1', 900);
    await shop.beat(TODAY);
    await shop.setPrice('RED-1', 800);
    const [order] = await shop.placed(subscription);
    assert.deepEqual(
      order?.lines
        .map(({ productVariant, quantity, listPrice }) => [productVariant.sku, quantity, listPrice])
        .toSorted(),
      [
        ['RED-1', 1, 900],
        ['WHITE-1', 3, 700],
      ],
    );
    const { lines: left } = await subscriptionNow(engine, subscription);
    assert.deepEqual(
      left.map(({ quantity, isOneTime }) => [quantity, isOneTime]),
      [[1, false]],
    );
  });

  it('is taxed where each of two goes in one run', async () => {
    const inReno = { ...inSacramento, city: 'Reno', province: 'NV', postalCode: '89501' };
    const [taxed, untaxed] = [
      await subscribe(engine, { actionableDate: TODAY }),
      await subscribe(engine, { actionableDate: TODAY, shippingAddress: inReno }),
    ];
    await shop.beat(TODAY);
    const totals = [...(await shop.placed(taxed)), ...(await shop.placed(untaxed))].map((one) => one.totalWithTax);
    assert.deepEqual(totals, [2512, 2400]);
  });

  it('changes neither cart, default card nor addresses of its customer', async () => {
    const customer = await newCustomer(engine);
    const usual = await saveCard(engine, customer, cards.pays);
    const subscription = await subscribe(engine, { customer, actionableDate: TODAY });
    await shop.beat(TODAY);
    assert.equal((await shop.placed(subscription)).length, 1);
    assert.equal(await shop.defaultCardOf(customer), usual.id);
    assert.equal(await engine.get(OrderHistory).current(await engine.context(), customer), undefined);
  });

  it('is not made before its day, while it is paused without one, after its last day, or when it has ended', async () => {
    const others = [
      await subscribe(engine, { actionableDate: '2027-03-11' }),
      await subscribe(engine, { actionableDate: null, isPaused: true }),
      await subscribe(engine, { actionableDate: TODAY, endDate: '2027-03-09' }),
      await subscribe(engine, { actionableDate: TODAY, state: 'canceled' }),
      await subscribe(engine, { actionableDate: TODAY, state: 'inactive' }),
    ];
    await shop.beat(TODAY);
    for (const subscription of others) assert.deepEqual(await shop.attempts(subscription), []);
  });

  it('resumes a paused subscription until its day, and is the last one of a canceled or ending one', async () => {
    const paused = await subscribe(engine, { actionableDate: TODAY, isPaused: true });
    const canceled = await subscribe(engine, { actionableDate: TODAY, state: 'pending-cancellation' });
    const ending = await subscribe(engine, { actionableDate: TODAY, endDate: '2027-04-09' });
    const lasting = await subscribe(engine, { actionableDate: TODAY, endDate: '2027-04-10' });
    await shop.beat(TODAY);
    assert.deepEqual(await schedule(paused), ['active', false, '2027-04-10', 'paid', 0]);
    assert.deepEqual(await schedule(canceled), ['canceled', false, null, 'paid', 0]);
    assert.deepEqual(await schedule(ending), ['inactive', false, null, 'paid', 0]);
    assert.deepEqual(await schedule(lasting), ['active', false, '2027-04-10', 'paid', 0]);
  });

  it('is caught up once after days without any, and never twice on one day', async () => {
    const daily = await subscribe(engine, { actionableDate: '2027-03-07', intervalUnit: 'day' });
    const older = await subscribe(engine, { actionableDate: '2027-03-08' });
    await shop.beat(TODAY);
    await shop.beat(TODAY);
    assert.deepEqual(await shop.attempts(daily), [['2027-03-07', TODAY, 'placed']]);
    assert.deepEqual(await schedule(daily), ['active', false, '2027-03-11', 'paid', 0]);
    assert.deepEqual(await schedule(older), ['active', false, '2027-04-08', 'paid', 0]);
    await shop.beat('2027-03-11');
    assert.deepEqual((await shop.attempts(daily)).at(-1), ['2027-03-11', '2027-03-11', 'placed']);
  });
});

describe('A delivery whose payment fails (spec §9 Failed payments)', () => {
  it('is tried three times, a day apart, then waits; its orders are in no history', async () => {
    const customer = await newCustomer(engine);
    const subscription = await subscribe(engine, { customer, actionableDate: TODAY, card: cards.tryAgainLater });
    for (const day of ['2027-03-10', '2027-03-10', '2027-03-11', '2027-03-12', '2027-03-13']) await shop.beat(day);
    assert.deepEqual(await shop.attempts(subscription), [
      [TODAY, '2027-03-10', 'declined'],
      [TODAY, '2027-03-11', 'declined'],
      [TODAY, '2027-03-12', 'declined'],
    ]);
    assert.deepEqual(await shop.charges(subscription), ['declined', 'declined', 'declined']);
    assert.deepEqual(await schedule(subscription), ['active', false, TODAY, 'failed', 3]);
    const orders = await shop.orders(subscription);
    assert.deepEqual([...new Set(orders.map(({ state }) => state))], ['Cancelled']);
    const history = await engine.get(OrderHistory).placed(await engine.context(), customer, { page: 1, perPage: 10 });
    assert.equal(history.totalItems, 0);
  });

  it('is paid by another card on the next day', async () => {
    const customer = await newCustomer(engine);
    const subscription = await subscribe(engine, { customer, actionableDate: TODAY, card: cards.tryAgainLater });
    await shop.beat(TODAY);
    const { id: savedCardId } = await saveCard(engine, customer, cards.pays);
    await shop.update(subscription, { savedCardId, failedTries: 0 });
    await shop.beat(TODAY);
    assert.deepEqual(await shop.charges(subscription), ['declined']);
    await shop.beat('2027-03-11');
    assert.deepEqual(await shop.charges(subscription), ['declined', 'captured']);
    assert.deepEqual(await schedule(subscription), ['active', false, '2027-04-10', 'paid', 0]);
  });

  it('is not tried again when the bank forbids it', async () => {
    const subscription = await subscribe(engine, { actionableDate: TODAY, card: cards.doNotTryAgain });
    const last = await subscribe(engine, {
      ...{ actionableDate: TODAY, card: cards.doNotTryAgain, state: 'pending-cancellation' },
    });
    for (const day of [TODAY, '2027-03-11']) await shop.beat(day);
    assert.deepEqual(await shop.charges(subscription), ['declined']);
    assert.equal((await subscriptionNow(engine, subscription)).mayBeTriedAgain, false);
    assert.deepEqual(await schedule(last), ['canceled', false, null, 'failed', 1]);
  });

  it('ends a canceled subscription after the third try', async () => {
    const last = { actionableDate: TODAY, card: cards.tryAgainLater, state: 'pending-cancellation' } as const;
    const subscription = await subscribe(engine, last);
    for (const day of [TODAY, '2027-03-11']) await shop.beat(day);
    assert.deepEqual(await schedule(subscription), ['pending-cancellation', false, TODAY, 'failed', 2]);
    await shop.beat('2027-03-12');
    assert.deepEqual(await schedule(subscription), ['canceled', false, null, 'failed', 3]);
  });
});

describe('A delivery that is sold out (spec §9 Failed payments)', () => {
  it('is tried each day until it can be made, and charges nothing before', async () => {
    const lines = [{ sku: 'ORANGE-1', quantity: 12 }];
    const subscription = await subscribe(engine, { actionableDate: TODAY, lines });
    for (const day of [TODAY, TODAY, '2027-03-11', '2027-03-12', '2027-03-13']) await shop.beat(day);
    assert.deepEqual(
      (await shop.attempts(subscription)).map(([, , state]) => state),
      Array(4).fill('sold-out'),
    );
    assert.deepEqual(await shop.orders(subscription), []);
    assert.deepEqual(await schedule(subscription), ['active', false, TODAY, null, 4]);
    await shop.setStock('ORANGE-1', 12);
    await shop.beat('2027-03-14');
    assert.deepEqual(await shop.charges(subscription), ['captured']);
    assert.deepEqual(await schedule(subscription), ['active', false, '2027-04-10', 'paid', 0]);
  });

  it('takes no try from its payment, before a decline or after one', async () => {
    const lines = [{ sku: 'ORANGE-1', quantity: 12 }];
    await shop.setStock('ORANGE-1', 0);
    const subscription = await subscribe(engine, { actionableDate: TODAY, lines, card: cards.tryAgainLater });
    await shop.beatDaily([TODAY, '2027-03-11', '2027-03-12', '2027-03-13']);
    await shop.setStock('ORANGE-1', 12);
    await shop.beat('2027-03-14');
    assert.deepEqual(await schedule(subscription), ['active', false, TODAY, 'failed', 1]);
    await shop.setStock('ORANGE-1', 0);
    await shop.beatDaily(['2027-03-15', '2027-03-16', '2027-03-17']);
    await shop.setStock('ORANGE-1', 12);
    await shop.beatDaily(['2027-03-18', '2027-03-19', '2027-03-20']);
    assert.deepEqual(await shop.charges(subscription), ['declined', 'declined', 'declined']);
    assert.deepEqual(await schedule(subscription), ['active', false, TODAY, 'failed', 3]);
  });
});
