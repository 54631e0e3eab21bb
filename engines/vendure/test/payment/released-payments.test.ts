import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Customer, Order } from '@vendure/core';
import { Heartbeat } from '#src/heartbeat/heartbeat';
import type { NewLine } from '#src/plugins/core/order-line/new-lines';
import { GiftCards } from '#src/plugins/gift-card/gift-cards';
import { ReservationEnds } from '#src/plugins/payment/reservation-ends';
import { StoreCredits } from '#src/plugins/store-credit/store-credits';
import { TaxRecords } from '#src/plugins/tax/tax-records';
import { inTransaction } from '#test/support/customers';
import { applyTo, giftCardNow, giftCardsOf, makeGiftCard } from '#test/support/gift-cards';
import { monthly, stockUp, subscriptionsOf } from '#test/support/joining';
import { allocated } from '#test/support/placed-order';
import { deliveriesOf, planOf } from '#test/support/prepaid';
import type { Bought } from '#test/support/released-orders';
import { ReleasedOrders } from '#test/support/released-orders';
import { callShop, codeOf } from '#test/support/shop-call';
import { untilOthersWait } from '#test/support/waiting';
import { CAPTURE_BEFORE } from './stripe-stand-in';

const shop = new ReleasedOrders();
const { engine, stripe, mails } = shop;
before(async () => {
  await shop.start();
  await stockUp(engine);
});
after(() => shop.stop());

const white: NewLine = { sku: 'WHITE-1', quantity: 2 };
const giftCard: NewLine = { sku: 'GIFT-CARD-50', quantity: 1 };
const box: NewLine = { sku: 'WHITE-1', quantity: 12, subscription: monthly };
const ahead: NewLine = {
  ...{ sku: 'RED-1', quantity: 2 },
  prepaid: { installmentCount: 3, intervalLength: 1, intervalUnit: 'week', items: [{ sku: 'RED-1', quantity: 1 }] },
};

const report = (): Promise<void> => engine.get(TaxRecords).work();
const creditOf = async ({ id }: Customer): Promise<number> =>
  engine.get(StoreCredits).available(await engine.context(), id);
async function grant({ id }: Customer): Promise<void> {
  const given = { amount: 300, reason: 'For a test' };
  await inTransaction(engine, (ctx) => engine.get(StoreCredits).grant(ctx, id, given));
}
const about = async (customer: Customer, subject: string): Promise<readonly string[]> =>
  (await mails.allTo(customer.emailAddress)).filter((mail) => mail.subject === subject).map(({ text }) => text);
const release = async ({ order }: Bought): Promise<void> => {
  const [payment] = (await engine.paymentsOf(order)).filter(({ state }) => state === 'Authorized');
  await engine.dashboard(`mutation { cancelPayment(id: "${String(payment?.id)}") { __typename } }`);
};
const paymentsOf = async (order: Order): Promise<readonly string[]> =>
  (await engine.paymentsOf(order)).map(({ method, state }) => `${method} ${state}`).toSorted();

/** Adds a can to an order that was just paid. */
async function add(bought: Bought): Promise<void> {
  const query = `mutation { addToPlacedOrder(sku: "RED-1", quantity: 1) { totalWithTax } }`;
  assert.equal(codeOf(await callShop(engine.url, query, {}, shop.payerKeyOf(bought))), undefined);
}

describe('An order whose money is released before it is taken (spec §3 Gift card, Prepaid subscription, Subscription)', () => {
  it('ends with all that it has bought and begun, once, and its buyer and the shop are told', async () => {
    const [whites, reds] = [await allocated(engine, 'WHITE-1'), await allocated(engine, 'RED-1')];
    const bought = await shop.buy([giftCard, box, ahead]);
    const { order, customer } = bought;
    await report();
    assert.equal(shop.reportedOf(order), order.totalWithTax);
    assert.equal(await shop.isToBePacked(order), true);
    await shop.release(bought);
    assert.equal(await shop.stateOf(order), 'Cancelled');
    assert.deepEqual(await paymentsOf(order), ['hosted-payment Cancelled']);
    assert.equal(await shop.isToBePacked(order), false);
    assert.deepEqual([await allocated(engine, 'WHITE-1'), await allocated(engine, 'RED-1')], [whites, reds]);
    const [card] = await giftCardsOf(engine, order);
    assert.notEqual(card?.expiresAt, null);
    assert.equal(await engine.get(GiftCards).debit(await engine.context(), card?.id ?? '', 100), false);
    const plan = await planOf(engine, order);
    assert.deepEqual([plan.state, plan.actionableDate], ['ended', null]);
    const [subscription] = await subscriptionsOf(engine, customer);
    assert.deepEqual(
      [subscription?.state, subscription?.actionableDate, subscription?.cancellationReason],
      ['canceled', null, 'Its first order was not paid.'],
    );
    await report();
    assert.equal(shop.reportedOf(order), 0);
    const [note, ...more] = await mails.notesOf(order);
    assert.match(
      note ?? '',
      /^\$[\d.]+ for order \w+ is no longer on hold.+Nobody has paid for the order, so it is canceled/,
    );
    assert.deepEqual(more, []);
    assert.deepEqual(
      (await mails.alertsOf(order)).map(({ subject }) => subject),
      [`The payment of order ${order.code} is released`],
    );
    const [canceled, ...others] = await about(customer, `Your order ${order.code} is canceled`);
    assert.match(canceled ?? '', /was released before we took it, so it is not paid/);
    assert.doesNotMatch(canceled ?? '', /We have released the hold|refund/);
    assert.deepEqual(others, []);
    const [ended, ...again] = await about(customer, 'Your club box is canceled');
    assert.match(ended ?? '', /first box was not paid/);
    assert.doesNotMatch(ended ?? '', /still arrive/);
    assert.deepEqual(again, []);
  });

  it('takes back only the unspent credit of its redeemed gift card', async () => {
    const bought = await shop.buy([{ ...giftCard, quantity: 2 }]);
    const [untouched, spent] = await giftCardsOf(engine, bought.order);
    const friend = await shop.newCustomer();
    assert.ok(untouched && spent);
    await inTransaction(engine, async (ctx) => {
      for (const card of [untouched, spent]) await engine.get(GiftCards).redeem(ctx, card, friend.id);
    });
    const { order: paidByCredit } = await shop.buy([white], { customer: friend });
    assert.equal(await creditOf(friend), 10_000 - paidByCredit.totalWithTax);
    await shop.release(bought);
    assert.equal(await creditOf(friend), 0);
    assert.deepEqual(await paymentsOf(paidByCredit), ['store-credit Authorized']);
    const { items } = await engine.get(StoreCredits).history(await engine.context(), friend.id, 1);
    assert.equal(items[0]?.action, 'Gift card canceled');
  });

  it('lets a box go on of which a later delivery is paid', async () => {
    const bought = await shop.buy([box]);
    const { order: delivered } = await shop.buy([white], { customer: bought.customer });
    const [subscription] = await subscriptionsOf(engine, bought.customer);
    await shop.rows(
      `INSERT INTO delivery ("subscriptionId", "orderId", "dueOn", "madeOn", attempt, state)
       VALUES ($1, $2, '2026-12-01', '2026-12-01', 0, 'placed')`,
      [subscription?.id, delivered.id],
    );
    await shop.release(bought);
    assert.equal(await shop.stateOf(bought.order), 'Cancelled');
    assert.equal((await subscriptionsOf(engine, bought.customer))[0]?.state, 'active');
  });

  it('returns gift card and store credit payments, settled or not', async () => {
    for (const isSettled of [false, true]) {
      const card = await makeGiftCard(engine, 500);
      const bought = await shop.buy([white], {
        beforePaying: async (order, customer) => {
          await applyTo(engine, order, card);
          await grant(customer);
        },
      });
      assert.deepEqual([(await giftCardNow(engine, card.id)).balance, await creditOf(bought.customer)], [0, 0]);
      const payments = await engine.paymentsOf(bought.order);
      if (isSettled) await shop.settle(payments.find(({ method }) => method === 'store-credit'));
      await shop.release(bought);
      assert.equal(await shop.stateOf(bought.order), 'Cancelled');
      assert.deepEqual([(await giftCardNow(engine, card.id)).balance, await creditOf(bought.customer)], [500, 300]);
    }
  });

  it('ends in the same way when the dashboard releases its card, or credit that was held for it', async () => {
    const byCard = await shop.buy([white]);
    await release(byCard);
    const byCredit = await shop.buy([white], { beforePaying: (_order, customer) => grant(customer) });
    const credit = (await engine.paymentsOf(byCredit.order)).find(({ method }) => method === 'store-credit');
    await engine.dashboard(`mutation { cancelPayment(id: "${String(credit?.id)}") { __typename } }`);
    for (const { order, customer } of [byCard, byCredit]) {
      assert.equal(await shop.stateOf(order), 'Cancelled');
      assert.deepEqual([...new Set((await paymentsOf(order)).map((one) => one.split(' ')[1]))], ['Cancelled']);
      assert.equal((await mails.alertsOf(order)).length, 1);
      assert.equal((await about(customer, `Your order ${order.code} is canceled`)).length, 1);
    }
  });

  it('is found by the hourly task without a notification of the release', async () => {
    const { order, session } = await shop.buy([white]);
    const look = (hours: number): Promise<void> =>
      engine.get(ReservationEnds).review(new Date(CAPTURE_BEFORE * 1000 + hours * 3_600_000));
    await look(1);
    assert.equal(await shop.stateOf(order), 'PaymentAuthorized');
    stripe.releaseInDashboard(session);
    await look(-1);
    assert.equal(await shop.stateOf(order), 'PaymentAuthorized');
    await Promise.all([look(1), look(1)]);
    assert.equal(await shop.stateOf(order), 'Cancelled');
  });
});

describe('An addition whose payment alone is released (spec §7 PUT cross_sell)', () => {
  it('is taken out, and the order goes on with the rest, which is paid', async () => {
    for (const isSettled of [false, true]) {
      const bought = await shop.buy([white]);
      const { order, customer } = bought;
      const reds = await allocated(engine, 'RED-1');
      await add(bought);
      await report();
      const [main] = await engine.paymentsOf(order);
      if (isSettled) await shop.settle(main);
      await shop.releaseLastCharge();
      const now = await engine.order(order.id);
      assert.deepEqual(
        [now.state, now.totalWithTax],
        [isSettled ? 'PaymentSettled' : 'PaymentAuthorized', order.totalWithTax],
      );
      assert.equal(await allocated(engine, 'RED-1'), reds);
      await report();
      assert.equal(shop.reportedOf(order), order.totalWithTax);
      const [part, ...more] = await about(customer, `Part of your order ${order.code} is canceled`);
      assert.match(part ?? '', /was released before we took it, so it is not paid/);
      assert.doesNotMatch(part ?? '', /refund/);
      assert.deepEqual(more, []);
      assert.match((await mails.notesOf(order))[0] ?? '', /what its buyer has added to the order.+canceled/);
      // As much as before can be added again.
      await add(bought);
    }
  });
});

describe('Money that is released and that an order does not need any more (spec §7 Shop back end)', () => {
  it('ends nothing', async () => {
    const bought = await shop.buy([white]);
    const { order, customer } = bought;
    await add(bought);
    const { lines } = await engine.order(order.id);
    const added = lines.find(({ productVariant }) => productVariant.sku === 'RED-1');
    await engine.dashboard(
      `mutation { cancelOrder(input: { orderId: "${order.id}", lines: [{ orderLineId: "${String(added?.id)}", quantity: 1 }] }) { __typename } }`,
    );
    await shop.releaseLastCharge();
    const now = await engine.order(order.id);
    assert.deepEqual([now.state, now.totalWithTax], ['PaymentAuthorized', order.totalWithTax]);
    assert.equal((await about(customer, `Part of your order ${order.code} is canceled`)).length, 1);
    assert.doesNotMatch((await mails.notesOf(order))[0] ?? '', /cancel/);
  });
});

describe('An order whose money is released after it was packed (spec §7 Shop back end)', () => {
  it('is unpacked and ends while its parcel is still there', async () => {
    const whites = await allocated(engine, 'WHITE-1');
    const bought = await shop.buy([white]);
    await shop.pack(bought.order, false);
    await shop.release(bought);
    assert.equal(await shop.stateOf(bought.order), 'Cancelled');
    assert.equal(await allocated(engine, 'WHITE-1'), whites);
    assert.deepEqual(await shop.rows(`SELECT state FROM fulfillment ORDER BY "createdAt" DESC LIMIT 1`, []), [
      { state: 'Cancelled' },
    ]);
  });

  it('stays when goods have left: the shop is alerted, undelivered goods end', async () => {
    const bought = await shop.buy([giftCard, box, ahead]);
    const { order, customer } = bought;
    await shop.pack(order, true);
    assert.equal(await shop.isToBePacked(order), false);
    await shop.release(bought);
    assert.notEqual(await shop.stateOf(order), 'Cancelled');
    const [card] = await giftCardsOf(engine, order);
    assert.notEqual(card?.expiresAt, null);
    assert.equal((await planOf(engine, order)).state, 'ended');
    assert.equal((await subscriptionsOf(engine, customer))[0]?.state, 'canceled');
    const [note, ...more] = await mails.notesOf(order);
    assert.match(note ?? '', /Goods of the order have left, and nobody has paid for them/);
    assert.deepEqual(more, []);
    assert.equal((await mails.alertsOf(order)).length, 1);
    // The audit asks for the money until somebody has it.
    const unpaid = `placed-order-paid ${order.code}`;
    assert.deepEqual(await engine.ledgerProblems(), [unpaid]);
    engine.expectedProblems.push(new RegExp(`^${unpaid}$`));
    const { lines } = await engine.order(order.id);
    assert.deepEqual(lines.map(({ quantity, productVariant }) => [productVariant.sku, quantity]).toSorted(), [
      ['GIFT-CARD-50', 0],
      ['RED-1', 2],
      ['WHITE-1', 12],
    ]);
  });

  it('ships no box of its plan that was made before', async () => {
    const bought = await shop.buy([ahead]);
    const plan = await planOf(engine, bought.order);
    assert.ok(plan.actionableDate);
    await engine.get(Heartbeat).work(plan.actionableDate);
    const [made] = await deliveriesOf(engine, plan);
    assert.ok(made);
    assert.equal(await shop.isToBePacked(made), true);
    await shop.release(bought);
    assert.deepEqual([await shop.stateOf(made), await shop.isToBePacked(made)], ['Cancelled', false]);
    assert.match((await about(bought.customer, `Your order ${made.code} is canceled`))[0] ?? '', /so it is not paid/);
  });
});

describe('A release beside something else that is done with the order (spec §4 Order states)', () => {
  it('of the bank and a settlement, or a cancellation, in the dashboard has one outcome', async () => {
    const cancel = ({ order }: Bought): Promise<unknown> =>
      engine.dashboard(
        `mutation { cancelOrder(input: { orderId: "${order.id}" }) { __typename } }`,
        undefined,
        shop.other,
      );
    const settle = async ({ order }: Bought): Promise<unknown> =>
      shop.settle((await engine.paymentsOf(order))[0], shop.other);
    for (const change of [cancel, settle, cancel, settle]) {
      const bought = await shop.buy([white]);
      const done = await Promise.allSettled([shop.release(bought), change(bought)]);
      assert.equal(done[0].status, 'fulfilled');
      assert.equal(await shop.stateOf(bought.order), 'Cancelled');
      assert.equal((await about(bought.customer, `Your order ${bought.order.code} is canceled`)).length, 1);
    }
  });

  it('waits for a delivery of its plan that is being made, which does not ship then', async () => {
    const bought = await shop.buy([ahead]);
    const plan = await planOf(engine, bought.order);
    assert.ok(plan.actionableDate);
    const runner = shop.connection.rawConnection.createQueryRunner();
    await runner.startTransaction();
    await runner.query(
      `SELECT FROM stock_level level JOIN product_variant variant ON variant.id = level."productVariantId"
       WHERE variant.sku = 'RED-1' FOR UPDATE OF level`,
    );
    const making = engine.get(Heartbeat).work(plan.actionableDate);
    await untilOthersWait(engine, 1);
    const releasing = shop.release(bought);
    await untilOthersWait(engine, 2);
    await runner.rollbackTransaction();
    await runner.release();
    await Promise.all([making, releasing]);
    const [made] = await deliveriesOf(engine, plan);
    assert.ok(made);
    assert.deepEqual([made.state, (await planOf(engine, bought.order)).state], ['Cancelled', 'ended']);
  });

  it('ends an order that somebody is modifying', async () => {
    const bought = await shop.buy([white]);
    await engine.dashboard(
      `mutation { transitionOrderToState(id: "${bought.order.id}", state: "Modifying") { __typename } }`,
    );
    await shop.release(bought);
    assert.equal(await shop.stateOf(bought.order), 'Cancelled');
  });
});
