import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Order } from '@vendure/core';
import { isGraphQlErrorResult, OrderService, TransactionalConnection } from '@vendure/core';
import { Heartbeat } from '#src/heartbeat/heartbeat';
import { OrderDraft } from '#src/plugins/core/checkout/order-draft';
import { GiftCard } from '#src/plugins/gift-card/entities/gift-card.entity';
import { GiftCards } from '#src/plugins/gift-card/gift-cards';
import { Dues } from '#src/plugins/payment/dues';
import { StoreCredits } from '#src/plugins/store-credit/store-credits';
import { inTransaction, makeCustomer, orderOf } from '#test/support/customers';
import { EngineUnderTest, eventually } from '#test/support/engine-under-test';
import { applyTo, giftCardNow, giftCardsOf, makeGiftCard } from '#test/support/gift-cards';
import { hire } from '#test/support/hire';
import { callShop, completeAt, keyOf, refusalOf } from '#test/support/shop-call';
import { twiceAtOnce, untilOthersWait, untilOverOrWaiting } from '#test/support/waiting';

/** Rounds in which two orders and a redemption race for the same card. */
const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 5);
const DAY = 86_400_000;

const engine = new EngineUnderTest();
before(() => engine.start());
after(() => engine.stop());

const completed = { kind: 'completed' };
const due = async ({ id }: Order): Promise<number> =>
  engine.get(Dues).amountDue(await engine.context(), await engine.order(id));
const available = async (email: string): Promise<number> => {
  const ctx = await engine.context();
  const [row] = (await engine
    .get(TransactionalConnection)
    .rawConnection.query(`SELECT id FROM customer WHERE "emailAddress" = $1`, [email])) as [{ id: string }];
  return engine.get(StoreCredits).available(ctx, row.id);
};
const change = async (card: GiftCard, fields: Partial<GiftCard>): Promise<void> => {
  const cards = engine.get(TransactionalConnection).getRepository(await engine.context(), GiftCard);
  await cards.update(card.id, fields);
};
const redeem = (url: string, { code }: GiftCard, email: string): Promise<string | undefined> =>
  refusalTo(url, `mutation { redeemGiftCard(code: "${code}", email: "${email}") { amount isRedeemable } }`);
/** Calls the shop, with the key of an order where it is about one. Tells why it was refused. */
const refusalTo = async (server: string, query: string, order?: Order): Promise<string | undefined> =>
  refusalOf(await callShop(server, query, {}, order && keyOf(order)));
const refund = (paymentId: unknown, amount: number): Promise<unknown> =>
  engine.dashboard(
    `mutation { refundOrder(input: { paymentId: "${String(paymentId)}", amount: ${amount}, lines: [], shipping: 0, adjustment: 0 }) { __typename } }`,
  );
const cancel = ({ id }: Order): Promise<unknown> =>
  engine.dashboard(`mutation { cancelOrder(input: { orderId: "${id}" }) { __typename } }`);
const cancelUnits = ({ id, lines: [line] }: Order, quantity: number): Promise<unknown> =>
  engine.dashboard(
    `mutation { cancelOrder(input: { orderId: "${id}", lines: [{ orderLineId: "${line?.id}", quantity: ${quantity} }] }) { __typename } }`,
  );

/** Buys gift cards of $50 with a card. */
async function buy(quantity: number, told: Partial<GiftCard> = {}, email = 'buyer@example.test'): Promise<Order> {
  const order = await engine.orderAtPayment('GIFT-CARD-50', quantity, email);
  const [first] = await giftCardsOf(engine, order);
  assert.ok(first);
  if (Object.keys(told).length > 0) await change(first, told);
  const session = await engine.prepare(order);
  engine.sandbox.pay(session);
  assert.deepEqual(await engine.complete(order, session), completed);
  return order;
}

/** Places an order that a card pays, all of it or a part. */
async function placedWith(card: GiftCard): Promise<Order> {
  const order = await engine.orderAtPayment('FIZZ-1', 2);
  await applyTo(engine, order, card);
  if (card.balance >= order.totalWithTax) {
    assert.deepEqual(await engine.complete(order), completed);
    return order;
  }
  const session = await engine.prepare(order);
  engine.sandbox.pay(session);
  assert.deepEqual(await engine.complete(order, session), completed);
  return order;
}

describe('Gift cards of a cart (spec §7 bulk_update)', () => {
  it('are one for each unit: the newest without a recipient leave first', async () => {
    const { id, lines } = await engine.orderAtPayment('GIFT-CARD-50', 3);
    const [line] = lines;
    assert.ok(line);
    const setQuantity = (quantity: number): Promise<unknown> =>
      engine.locked(id, (ctx) => engine.get(OrderService).adjustOrderLine(ctx, id, line.id, quantity));
    const ids = async (): Promise<readonly unknown[]> =>
      (await giftCardsOf(engine, await engine.order(id))).map((card) => card.id);
    const [first, second, third] = await giftCardsOf(engine, await engine.order(id));
    assert.ok(first && second && third);
    await change(second, { recipientName: 'Ada', recipientEmail: 'ada@example.test' });
    await setQuantity(2);
    assert.deepEqual(await ids(), [first.id, second.id]);
    await setQuantity(1);
    assert.deepEqual(await ids(), [second.id]);
    await setQuantity(2);
    assert.deepEqual((await ids())[0], second.id);
    await setQuantity(0);
    assert.deepEqual(await ids(), []);
  });
});

describe('An order of gift cards (spec §4 Order states)', () => {
  it('needs no way of delivery, unless something is shipped beside them', async () => {
    const orders = engine.get(OrderService);
    const { id } = await engine.orderAtPayment('GIFT-CARD-50', 1);
    const { productVariant } = (await engine.orderAtPayment('FIZZ-1', 1)).lines[0] ?? {};
    await engine.locked(id, (ctx) => orders.addItemToOrder(ctx, id, productVariant?.id ?? '', 1));
    const customer = await makeCustomer(engine, 'both@example.test');
    await engine.locked(id, (ctx) => orders.addCustomerToOrder(ctx, id, customer));
    const ready = await inTransaction(engine, (ctx) => orders.transitionToState(ctx, id, 'ArrangingPayment'));
    assert.ok(isGraphQlErrorResult(ready) && /shipping/i.test(ready.transitionError));
    assert.equal((await engine.order(id)).state, 'AddingItems');
  });
});

describe('Gift cards of a placed order (spec §7 Shop back end)', () => {
  const giftsTo = (email: string): ReturnType<typeof engine.sandbox.mailsTo> =>
    engine.sandbox.mailsTo(email).filter(({ subject }) => subject.startsWith('A gift card'));

  /** Counts the jobs for the mail of a card: a second one is held back at last, but is not to be there. */
  const timesAskedFor = async (card: GiftCard | undefined): Promise<number> => {
    const { rawConnection } = engine.get(TransactionalConnection);
    const jobs = (await rawConnection.query('SELECT data FROM job_record')) as readonly { readonly data: string }[];
    const cards = jobs.map(({ data }) => (JSON.parse(data) as { readonly giftCardId?: unknown }).giftCardId);
    return cards.filter((id) => String(id) === String(card?.id)).length;
  };

  it('have a code, are worth their purchase price, and never expire', async () => {
    // Somebody has changed the price of one in the meantime.
    const cards = await giftCardsOf(engine, await buy(2, { amount: 4000 }));
    for (const { code, amount, balance, expiresAt } of cards) {
      assert.match(code ?? '', /^[A-Z0-9]{16}$/);
      assert.deepEqual([amount, balance, expiresAt], [5000, 5000, null]);
    }
    assert.equal(new Set(cards.map(({ code }) => code)).size, 2);
  });

  it('go to the recipient at once, with message, amount and code, and a link without it', async () => {
    const told = { recipientName: 'Ada', recipientEmail: 'at-once@example.test', purchaserName: 'Bob' };
    const order = await buy(1, { ...told, message: 'Cheers,\n<Bob>' });
    const [card] = await giftCardsOf(engine, order);
    const [mail] = await eventually(() => {
      const mails = giftsTo('at-once@example.test');
      return mails.length > 0 ? mails : undefined;
    });
    assert.ok(mail && card);
    for (const part of ['Hello Ada! Bob sent you', '$50.00', 'Cheers,\n<Bob>', `Code: ${card.code}`])
      assert.ok(mail.text.includes(part), mail.text);
    assert.ok(mail.html.includes('Cheers,<br>&lt;Bob&gt;'));
    assert.deepEqual(mail.links, ['http://shop.test/account/gift-cards/']);
  });

  it('go to the buyer when no recipient is named', async () => {
    await buy(1, {}, 'nobody-named@example.test');
    await eventually(() => (giftsTo('nobody-named@example.test').length === 1 ? true : undefined));
  });

  it('wait for their day, and are mailed once by whichever worker sees it', async () => {
    const sendAt = new Date(Date.now() + 30 * DAY);
    const on = (days: number): string => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
    const told = { recipientName: 'Cleo', recipientEmail: 'later@example.test', sendAt };
    const order = await buy(1, told);
    const heartbeat = engine.get(Heartbeat);
    await heartbeat.work(on(0));
    await heartbeat.work(on(29));
    assert.equal((await giftCardsOf(engine, order))[0]?.sentAt, null);
    // A worker skips a row that another worker has locked.
    const { work } = await inTransaction(engine, async (ctx) => {
      const rows = engine.get(TransactionalConnection).getRepository(ctx, GiftCard);
      await rows.find({ where: { recipientEmail: told.recipientEmail }, lock: { mode: 'pessimistic_write' } });
      const work = heartbeat.work(on(30));
      await untilOverOrWaiting(engine, ctx, work);
      return { work };
    });
    await work;
    assert.equal((await giftCardsOf(engine, order))[0]?.sentAt, null);
    await Promise.all([heartbeat.work(on(30)), heartbeat.work(on(30))]);
    await heartbeat.work(on(31));
    assert.equal(await timesAskedFor((await giftCardsOf(engine, order))[0]), 1);
    await eventually(() => (giftsTo('later@example.test').length > 0 ? true : undefined));
    await buy(1, {}, 'after@example.test');
    await eventually(() => (giftsTo('after@example.test').length === 1 ? true : undefined));
    assert.equal(giftsTo('later@example.test').length, 1);
  });

  it('are worth nothing once their order is canceled, and are not mailed then', async () => {
    const sendAt = new Date(Date.now() + DAY);
    const order = await buy(2, { recipientName: 'Eve', recipientEmail: 'canceled@example.test', sendAt });
    await cancel(order);
    await engine.get(Heartbeat).work(new Date(Date.now() + 2 * DAY).toISOString().slice(0, 10));
    for (const card of await giftCardsOf(engine, order)) {
      assert.equal(await redeem(engine.url, card, 'x@example.test'), 'expired');
      if (card.recipientName === 'Eve') assert.equal(card.sentAt, null);
    }
  });

  it('are worth nothing once their units are canceled: the unspent first, and never one that is credit', async () => {
    const order = await buy(3);
    const [spent, redeemed, unspent] = await giftCardsOf(engine, order);
    assert.ok(spent && redeemed && unspent);
    await placedWith(spent);
    await makeCustomer(engine, 'kept@example.test');
    assert.equal(await redeem(engine.url, redeemed, 'kept@example.test'), undefined);
    const isOver = async (): Promise<readonly boolean[]> =>
      (await giftCardsOf(engine, order)).map(({ expiresAt }) => expiresAt !== null);
    await cancelUnits(order, 1);
    assert.deepEqual(await isOver(), [false, false, true]);
    await cancelUnits(order, 1);
    assert.deepEqual(await isOver(), [true, false, true]);
    await cancelUnits(order, 1);
    assert.deepEqual(await isOver(), [true, false, true]);
  });
});

describe('A gift card that pays (spec §7 apply_gift_card)', () => {
  it('pays before store credit, which pays before the card', async () => {
    const customer = await makeCustomer(engine, 'all@example.test');
    await inTransaction(engine, (ctx) =>
      engine.get(StoreCredits).grant(ctx, customer.id, { amount: 400, reason: 'A present' }),
    );
    const order = await orderOf(engine, customer);
    const cards = [await makeGiftCard(engine, 500), await makeGiftCard(engine, 600)];
    for (const card of cards) await applyTo(engine, order, card);
    const session = await engine.prepare(order);
    engine.sandbox.pay(session);
    assert.deepEqual(await engine.complete(order, session), completed);
    const payments = (await engine.paymentsOf(order)).map(
      ({ method, state, amount }) => `${method} ${state} ${amount}`,
    );
    assert.deepEqual(payments.toSorted(), [
      'gift-card Settled 500',
      'gift-card Settled 600',
      `hosted-payment Authorized ${order.totalWithTax - 1500}`,
      'store-credit Authorized 400',
    ]);
    for (const { id } of cards) assert.equal((await giftCardNow(engine, id)).balance, 0);
  });

  it('pays all of an order that was paid on its page, too: the money of the page goes back', async () => {
    const { order, session } = await engine.paidOrder('FIZZ-1', 1);
    await applyTo(engine, order, await makeGiftCard(engine, order.totalWithTax));
    assert.deepEqual(await engine.complete(order), completed);
    assert.deepEqual(
      [(await engine.paymentsOf(order)).map(({ method }) => method), engine.sandbox.payment(session).state],
      [['gift-card'], 'void'],
    );
  });

  it('pays in the order of application, and store credit pays the remainder', async () => {
    const customer = await makeCustomer(engine, 'in-order@example.test');
    await inTransaction(engine, (ctx) =>
      engine.get(StoreCredits).grant(ctx, customer.id, { amount: 400, reason: 'A present' }),
    );
    const order = await orderOf(engine, customer);
    const cards = [await makeGiftCard(engine, order.totalWithTax - 100), await makeGiftCard(engine, 500)];
    for (const card of cards) await applyTo(engine, order, card);
    assert.equal(await due(order), 0);
    assert.deepEqual(await engine.complete(order), completed);
    const left = await Promise.all(cards.map(async ({ id }) => (await giftCardNow(engine, id)).balance));
    assert.deepEqual([left, await available('in-order@example.test')], [[0, 400], 400]);
  });

  it('pays nothing any more once it is voided', async () => {
    const order = await engine.orderAtPayment('FIZZ-1', 2);
    const card = await makeGiftCard(engine, 500);
    await applyTo(engine, order, card);
    assert.equal(await due(order), order.totalWithTax - 500);
    const isDebited = await inTransaction(engine, async (ctx) => {
      await engine.get(GiftCards).end(ctx, card, 'Lost');
      return engine.get(GiftCards).debit(ctx, card.id, 500);
    });
    assert.deepEqual([isDebited, await due(order)], [false, order.totalWithTax]);
  });

  it('is taken off its own order alone', async () => {
    const [order, other] = [await engine.orderAtPayment('FIZZ-1', 2), await engine.orderAtPayment('FIZZ-1', 2)];
    const card = await makeGiftCard(engine, 500);
    await applyTo(engine, order, card);
    const remove = `mutation { removeGiftCard(id: "${card.id}") { id } }`;
    assert.equal(await refusalTo(engine.url, remove, other), 'NOT_FOUND');
    assert.equal(await due(order), order.totalWithTax - 500);
  });

  it('gets refunds back, at most the amount that it paid', async () => {
    const card = await makeGiftCard(engine, 10_000);
    const other = await placedWith(card);
    const order = await placedWith(card);
    const atFirst = 10_000 - other.totalWithTax;
    const [payment] = await engine.paymentsOf(order);
    assert.equal((await giftCardNow(engine, card.id)).balance, atFirst - order.totalWithTax);
    await refund(payment?.id, 500);
    assert.equal((await giftCardNow(engine, card.id)).balance, atFirst - order.totalWithTax + 500);
    const rest = order.totalWithTax - 500;
    await twiceAtOnce(engine, 'gift_card', () => refund(payment?.id, rest));
    assert.equal((await giftCardNow(engine, card.id)).balance, atFirst);
  });

  it('gets a part back once by two clicks at the same moment', async () => {
    const card = await makeGiftCard(engine, 10_000);
    const order = await placedWith(card);
    const [payment] = await engine.paymentsOf(order);
    await twiceAtOnce(engine, 'refund', () => refund(payment?.id, 500));
    assert.equal((await giftCardNow(engine, card.id)).balance, 10_000 - order.totalWithTax + 500);
  });

  it('gives a refund to the customer who has redeemed it since', async () => {
    await makeCustomer(engine, 'redeemer@example.test');
    const card = await makeGiftCard(engine, 10_000);
    const order = await placedWith(card);
    const [payment] = await engine.paymentsOf(order);
    await redeem(engine.url, card, 'redeemer@example.test');
    await refund(payment?.id, 500);
    assert.equal(await available('redeemer@example.test'), 10_000 - order.totalWithTax + 500);
    assert.equal((await giftCardNow(engine, card.id)).balance, 0);
  });

  it('gets everything back when the order is canceled before its card is charged', async () => {
    const card = await makeGiftCard(engine, 1000);
    const order = await placedWith(card);
    assert.equal((await giftCardNow(engine, card.id)).balance, 0);
    await cancel(order);
    assert.equal((await giftCardNow(engine, card.id)).balance, 1000);
  });

  it('can never have less than nothing, or more than it was worth', async () => {
    const { id } = await makeGiftCard(engine, 1000);
    const { rawConnection } = engine.get(TransactionalConnection);
    for (const used of [-1, 1001])
      await assert.rejects(
        rawConnection.query('UPDATE gift_card SET used = $2 WHERE id = $1', [id, used]),
        /violates check constraint/,
      );
  });

  it('is waited for by the second order, which then finds nothing on it', async () => {
    await makeCustomer(engine, 'second@example.test');
    const order = await readyOrder();
    const afterAnother = async <T>(ask: (card: GiftCard) => Promise<T>): Promise<T> => {
      const card = await makeGiftCard(engine, order.totalWithTax);
      await applyTo(engine, order, card);
      const { answer } = await inTransaction(engine, async (ctx) => {
        assert.equal(await engine.get(GiftCards).debit(ctx, card.id, card.amount), true);
        const answer = ask(card);
        await untilOthersWait(engine);
        return { answer };
      });
      const answered = await answer;
      // The test debited the card without an order.
      await change(card, { used: 0 });
      return answered;
    };
    assert.equal(await afterAnother(() => completeAt(engine.url, order)), false);
    assert.equal(await afterAnother((card) => redeem(engine.url, card, 'second@example.test')), 'empty');
    assert.equal(await available('second@example.test'), 0);
  });

  it(`goes to one of two orders or becomes credit, when all want it at the same moment, ${ROUNDS} times`, async () => {
    const another = await engine.startAnother();
    await makeCustomer(engine, 'racer@example.test');
    for (let race = 1; race <= ROUNDS; race += 1) {
      const before = await available('racer@example.test');
      const both = await Promise.all([readyOrder(), readyOrder()]);
      const card = await makeGiftCard(engine, both[0].totalWithTax);
      for (const order of both) await applyTo(engine, order, card);
      const [one, other, redeemed] = await Promise.all([
        completeAt(engine.url, both[0]),
        completeAt(another, both[1]),
        redeem(race % 2 === 0 ? another : engine.url, card, 'racer@example.test'),
      ]);
      const isRedeemed = redeemed === undefined;
      assert.equal([one, other, isRedeemed].filter(Boolean).length, 1);
      const { balance } = await giftCardNow(engine, card.id);
      const credited = (await available('racer@example.test')) - before;
      assert.deepEqual([balance, credited], [0, isRedeemed ? card.amount : 0]);
    }
  });

  /** Makes an order that has taken its payment step. */
  async function readyOrder(): Promise<Order> {
    const order = await engine.orderAtPayment('FIZZ-1', 2);
    await inTransaction(engine, (ctx) => engine.get(OrderDraft).set(ctx, order, { checkoutStep: 'confirm' }));
    return order;
  }
});

describe('A gift card in the dashboard', () => {
  const read = (code: string | null, who?: string): Promise<unknown> =>
    engine.dashboard(`{ giftCardByCode(code: "${code}") { amount balance expiresAt } }`, who);
  const end = (code: string | null, who?: string, reason = 'Lost'): Promise<unknown> =>
    engine.dashboard(`mutation { voidGiftCard(code: "${code}", reason: ${JSON.stringify(reason)}) { endNote } }`, who);

  it('is found by its code, and cannot be used once it is voided', async () => {
    const card = await makeGiftCard(engine, 2500);
    const shown = { amount: 2500, balance: 2500, expiresAt: null };
    assert.deepEqual(await read(card.code), { giftCardByCode: shown });
    assert.deepEqual(await read('NOSUCHCARD000001'), { giftCardByCode: null });
    await end(card.code);
    const order = await engine.orderAtPayment('FIZZ-1', 2);
    const apply = await refusalTo(engine.url, `mutation { applyGiftCard(code: "${card.code}") { id } }`, order);
    assert.equal(apply, 'expired');
    await assert.rejects(end('NOSUCHCARD000001'), /no such gift card/);
  });

  it('names the order that bought it; a granted card names none', async () => {
    const numberOf = (code: string | null): Promise<unknown> =>
      engine.dashboard(`{ giftCardByCode(code: "${code}") { orderNumber } }`);
    const order = await buy(1);
    const [card] = await giftCardsOf(engine, order);
    assert.deepEqual(await numberOf(card?.code ?? null), { giftCardByCode: { orderNumber: order.code } });
    const { code } = await makeGiftCard(engine, 2500);
    assert.deepEqual(await numberOf(code), { giftCardByCode: { orderNumber: null } });
  });

  it('is shown to those alone who may', async () => {
    const { code } = await makeGiftCard(engine, 2500);
    await hire(engine, 'clerk', ['ReadCustomer', 'UpdateCustomer', 'ReadOrder', 'UpdateOrder']);
    for (const call of [read, end]) await assert.rejects(call(code, 'clerk'), /not currently authorized/);
    await hire(engine, 'giver', ['ManageGiftCards']);
    await end(code, 'giver');
  });
});

describe('All gift cards, credit, payments and refunds', () => {
  it('add up to the cent', async () => {
    assert.deepEqual(await engine.ledgerProblems(), []);
  });
});
