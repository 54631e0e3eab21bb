import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Customer, Order } from '@vendure/core';
import type { NewLine } from '#src/plugins/core/order-line/new-lines';
import { GiftCards } from '#src/plugins/gift-card/gift-cards';
import { StoreCredits } from '#src/plugins/store-credit/store-credits';
import { TaxRecords } from '#src/plugins/tax/tax-records';
import { inTransaction } from '#test/support/customers';
import { applyTo, giftCardNow, giftCardsOf, makeGiftCard } from '#test/support/gift-cards';
import { monthly, stockUp, subscriptionsOf } from '#test/support/joining';
import { allocated } from '#test/support/placed-order';
import { planOf } from '#test/support/prepaid';
import type { Bought } from '#test/support/released-orders';
import { ReleasedOrders } from '#test/support/released-orders';
import { callShop, codeOf, keyOf } from '#test/support/shop-call';

const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 3);

const shop = new ReleasedOrders();
const { engine, mails } = shop;
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

type Caller = Readonly<Record<string, string>>;
interface Seen {
  readonly state: string;
  readonly cancelEndsAt: string | null;
  readonly canceledAt: string | null;
}
const fields = '{ state cancelEndsAt canceledAt }';

/** Cancels as the browser does that has paid; returns the refusal, or the state of the order. */
async function cancel(bought: Bought, caller: Caller = shop.payerKeyOf(bought), server = engine.url): Promise<string> {
  const answer = await callShop(server, `mutation { cancelPlacedOrder ${fields} }`, {}, caller);
  return codeOf(answer) ?? (answer.body.data?.['cancelPlacedOrder'] as Seen).state;
}

/** Reads the names of the fields for which a cancellation is refused. */
async function refusalOf(bought: Bought): Promise<readonly string[]> {
  const query = `mutation { cancelPlacedOrder { id } }`;
  const { body } = await callShop(engine.url, query, {}, shop.payerKeyOf(bought));
  const [error] = body.errors as readonly { readonly extensions: { readonly fields?: object } }[];
  return Object.keys(error?.extensions.fields ?? {});
}

async function seen(caller: Caller): Promise<Seen> {
  const { body } = await callShop(engine.url, `{ shopOrder ${fields} }`, {}, caller);
  return body.data?.['shopOrder'] as Seen;
}

const creditOf = async ({ id }: Customer): Promise<number> =>
  engine.get(StoreCredits).available(await engine.context(), id);
const paymentsOf = async (order: Order): Promise<readonly string[]> =>
  (await engine.paymentsOf(order)).map(({ method, state }) => `${method} ${state}`).toSorted();
const mailsAbout = async ({ customer, order }: Bought, subject: string): Promise<readonly string[]> =>
  (await mails.to(customer.emailAddress, order)).filter((mail) => mail.subject === subject).map(({ text }) => text);
const refundsOf = (order: Order): Promise<readonly { method: string; total: number }[]> =>
  shop.rows(
    `SELECT payment.method, refund.total FROM refund JOIN payment ON payment.id = refund."paymentId"
     WHERE payment."orderId" = $1 ORDER BY refund."createdAt"`,
    [order.id],
  );

/** Buys cans with a gift card of 5.00, credit of 3.00, and a card for the rest. */
async function boughtWithAll(): Promise<Bought & { readonly cardId: string }> {
  const card = await makeGiftCard(engine, 500);
  const bought = await shop.buy([white], {
    beforePaying: async (order, { id }) => {
      await applyTo(engine, order, card);
      await inTransaction(engine, (ctx) =>
        engine.get(StoreCredits).grant(ctx, id, { amount: 300, reason: 'For a test' }),
      );
    },
  });
  return { ...bought, cardId: String(card.id) };
}

describe('An order that its buyer cancels (spec §7 PUT orders/cancel)', () => {
  it('ends with all that it has bought and begun, once, and its buyer is told', async () => {
    const [whites, reds] = [await allocated(engine, 'WHITE-1'), await allocated(engine, 'RED-1')];
    const bought = await shop.buy([giftCard, box, ahead]);
    const { order, customer } = bought;
    await engine.get(TaxRecords).work();
    assert.equal(shop.reportedOf(order), order.totalWithTax);
    const end = new Date((order.orderPlacedAt?.getTime() ?? 0) + 900_000).toISOString();
    assert.equal((await seen(shop.payerKeyOf(bought))).cancelEndsAt, end);
    for (let press = 0; press < 2; press += 1) assert.equal(await cancel(bought), 'Cancelled');
    const { cancelEndsAt, canceledAt } = await seen(shop.payerKeyOf(bought));
    assert.deepEqual([cancelEndsAt, Date.parse(canceledAt ?? '') > 0], [null, true]);
    assert.deepEqual(await paymentsOf(order), ['hosted-payment Cancelled']);
    assert.deepEqual([await allocated(engine, 'WHITE-1'), await allocated(engine, 'RED-1')], [whites, reds]);
    assert.equal(await shop.isToBePacked(order), false);
    const [card] = await giftCardsOf(engine, order);
    assert.equal(await engine.get(GiftCards).debit(await engine.context(), card?.id ?? '', 100), false);
    assert.deepEqual([card?.endReason, (await planOf(engine, order)).state], ['canceled', 'ended']);
    const [subscription] = await subscriptionsOf(engine, customer);
    assert.deepEqual(
      [subscription?.state, subscription?.actionableDate, subscription?.cancellationReason],
      ['canceled', null, 'Its first order was canceled.'],
    );
    await engine.get(TaxRecords).work();
    assert.equal(shop.reportedOf(order), 0);
    const [alert, ...more] = await mails.alertsOf(order);
    assert.match(alert?.text ?? '', /The buyer of order \w+ has canceled it: do not pack it\./);
    assert.deepEqual([more.length, (await mails.notesOf(order)).length], [0, 1]);
    const [told, ...others] = await mailsAbout(bought, `Your order ${order.code} is canceled`);
    assert.match(told ?? '', /You have canceled your order \w+\. Nothing will be sent\./);
    assert.match(told ?? '', /We have released the hold on your card/);
    assert.doesNotMatch(told ?? '', /was released before we took it|refund/);
    assert.deepEqual(others, []);
    const ended = (await mails.allTo(customer.emailAddress)).filter(
      ({ subject }) => subject === 'Your club box is canceled',
    );
    assert.match(ended[0]?.text ?? '', /You canceled the order that it began with/);
  });

  it('releases the amounts that gift cards, store credit and a card have reserved', async () => {
    const bought = await boughtWithAll();
    assert.deepEqual([(await giftCardNow(engine, bought.cardId)).balance, await creditOf(bought.customer)], [0, 0]);
    assert.equal(await cancel(bought), 'Cancelled');
    assert.deepEqual([(await giftCardNow(engine, bought.cardId)).balance, await creditOf(bought.customer)], [500, 300]);
    assert.deepEqual(await refundsOf(bought.order), [{ method: 'gift-card', total: 500 }]);
    const [told] = await mailsAbout(bought, `Your order ${bought.order.code} is canceled`);
    assert.match(told ?? '', /What store credit has paid is in your account again/);
  });

  it('refunds captured money: the card first, and each payment at most its amount', async () => {
    const bought = await boughtWithAll();
    const { order, customer } = bought;
    for (const payment of await engine.paymentsOf(order))
      if (payment.state === 'Authorized') await shop.settle(payment);
    assert.equal(await shop.stateOf(order), 'PaymentSettled');
    for (let press = 0; press < 2; press += 1) assert.equal(await cancel(bought), 'Cancelled');
    assert.deepEqual(await refundsOf(order), [
      { method: 'hosted-payment', total: order.totalWithTax - 800 },
      { method: 'gift-card', total: 500 },
      { method: 'store-credit', total: 300 },
    ]);
    assert.deepEqual([(await giftCardNow(engine, bought.cardId)).balance, await creditOf(customer)], [500, 300]);
    assert.equal((await mailsAbout(bought, `Your refund for order ${order.code}`)).length, 3);
    await engine.get(TaxRecords).work();
    assert.equal(shop.reportedOf(order), 0);
  });

  it('takes its additions along', async () => {
    const bought = await shop.buy([white]);
    const reds = await allocated(engine, 'RED-1');
    const add = `mutation { addToPlacedOrder(sku: "RED-1", quantity: 1) { id } }`;
    assert.equal(codeOf(await callShop(engine.url, add, {}, shop.payerKeyOf(bought))), undefined);
    assert.equal(await cancel(bought), 'Cancelled');
    assert.deepEqual(await paymentsOf(bought.order), ['hosted-payment Cancelled', 'hosted-payment Cancelled']);
    assert.equal(await allocated(engine, 'RED-1'), reds);
    assert.equal(codeOf(await callShop(engine.url, add, {}, shop.payerKeyOf(bought))), 'NOT_ALLOWED');
  });
});

describe('An order that its buyer cannot cancel (spec §7 PUT orders/cancel)', () => {
  it('stays for others who know its token', async () => {
    const [bought, another] = [await shop.buy([white]), await shop.buy([white])];
    const key = keyOf(bought.order);
    const secret = shop.payerKeyOf(another)['X-Addition-Token'] ?? '';
    for (const caller of [key, { ...key, 'X-Addition-Token': secret }, { ...key, 'X-Addition-Token': 'x' }]) {
      assert.equal(await cancel(bought, caller), 'NOT_ALLOWED');
      assert.equal((await seen(caller)).cancelEndsAt, null);
    }
    const wrong = { 'X-Order-Number': bought.order.code, 'X-Order-Token': 'wrong-token' };
    assert.equal(await cancel(bought, wrong), 'UNAUTHORIZED');
    assert.equal(await shop.stateOf(bought.order), 'PaymentAuthorized');
  });

  it('stays after a gift card that it has bought was used or redeemed', async () => {
    const [used, redeemed] = [await shop.buy([giftCard]), await shop.buy([giftCard])];
    const friend = await shop.newCustomer();
    await inTransaction(engine, async (ctx) => {
      const [first] = await giftCardsOf(engine, used.order);
      const [second] = await giftCardsOf(engine, redeemed.order);
      assert.ok(first && second);
      await engine.get(GiftCards).redeem(ctx, second, friend.id);
    });
    const [card] = await giftCardsOf(engine, used.order);
    assert.ok(card);
    await shop.buy([white], { beforePaying: (order) => applyTo(engine, order, card) });
    for (const bought of [used, redeemed]) {
      assert.deepEqual(await refusalOf(bought), ['gift_cards']);
      assert.equal(await shop.stateOf(bought.order), 'PaymentAuthorized');
      assert.equal((await giftCardsOf(engine, bought.order))[0]?.expiresAt, null);
    }
  });

  it('stays once it is packed, too late, or a delivery', async () => {
    const [packed, late, delivery] = [await shop.buy([white]), await shop.buy([white]), await shop.buy([white])];
    await shop.pack(packed.order, false);
    assert.deepEqual(
      [await refusalOf(packed), (await seen(shop.payerKeyOf(packed))).cancelEndsAt],
      [['shipments'], null],
    );
    await shop.rows(`UPDATE "order" SET "orderPlacedAt" = now() - interval '16 minutes' WHERE id = $1`, [
      late.order.id,
    ]);
    await shop.rows(`UPDATE "order" SET "customFieldsSubscriptionid" = 'any' WHERE id = $1`, [delivery.order.id]);
    for (const bought of [late, delivery]) {
      assert.equal(await cancel(bought), 'NOT_ALLOWED');
      assert.equal((await seen(shop.payerKeyOf(bought))).cancelEndsAt, null);
    }
  });
});

describe('A cancellation beside something else that is done with the order (spec §4 Order states)', () => {
  it('and its packing have one outcome', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const bought = await shop.buy([white]);
      const [canceled] = await Promise.all([cancel(bought), shop.pack(bought.order, false).catch(() => undefined)]);
      const state = await shop.stateOf(bought.order);
      assert.equal(state === 'Cancelled', canceled === 'Cancelled', `${state}, ${canceled}`);
      assert.equal(await shop.isToBePacked(bought.order), state !== 'Cancelled');
      if (canceled !== 'Cancelled') assert.ok(['INVALID', 'ORDER_LOCKED'].includes(canceled), canceled);
    }
  });

  it('and the capture of its money have one outcome', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const bought = await shop.buy([white]);
      const [payment] = await engine.paymentsOf(bought.order);
      const [canceled] = await Promise.all([cancel(bought), shop.settle(payment, shop.other).catch(() => undefined)]);
      if (canceled !== 'Cancelled') assert.equal(canceled, 'ORDER_LOCKED');
      if (canceled !== 'Cancelled') assert.equal(await cancel(bought), 'Cancelled');
      const taken = (await engine.paymentsOf(bought.order)).filter(({ state }) => state === 'Settled');
      const given = await refundsOf(bought.order);
      assert.deepEqual(
        given.map(({ total }) => total),
        taken.map(({ amount }) => amount),
      );
    }
  });

  it('and another press at two servers are one', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = await allocated(engine, 'WHITE-1');
      const bought = await shop.buy([white]);
      const key = shop.payerKeyOf(bought);
      const servers = [engine.url, shop.other, engine.url, shop.other];
      const answers = await Promise.all(servers.map((server) => cancel(bought, key, server)));
      assert.ok(answers.includes('Cancelled'), answers.join());
      assert.ok(
        answers.every((answer) => answer === 'Cancelled' || answer === 'ORDER_LOCKED'),
        answers.join(),
      );
      assert.equal(await allocated(engine, 'WHITE-1'), before);
      assert.equal((await mailsAbout(bought, `Your order ${bought.order.code} is canceled`)).length, 1);
    }
  });
});
