import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { HistoryEntryType } from '@vendure/common/lib/generated-types';
import type { Customer, Order } from '@vendure/core';
import { HistoryService, Order as Orders, TransactionalConnection } from '@vendure/core';
import { Heartbeat } from '#src/heartbeat/heartbeat';
import { OrderCompletion } from '#src/plugins/checkout/order-completion';
import { Charges } from '#src/plugins/payment/charges';
import { PaymentSessions } from '#src/plugins/payment/payment-sessions';
import type { SavedCard } from '#src/plugins/saved-card/entities/saved-card.entity';
import { CAPTURE_BEFORE } from '#test/payment/stripe-stand-in';
import { CardShop, DECLINES } from '#test/support/card-shop';
import { orderOf } from '#test/support/customers';
import { eventually } from '#test/support/engine-under-test';
import { callShop, keyOf } from '#test/support/shop-call';

const RACES = 50;
/** A number of Stripe that is saved, and whose bank wants to ask the owner when it is charged later. */
const ASKS_ALWAYS = '4000002760003184';

const shop = CardShop.forAllTests();
const { engine, stripe } = shop;

const beat = (): Promise<void> => engine.get(Heartbeat).work('2026-11-27');
const stateOf = async ({ id }: Order): Promise<string> => (await engine.order(id)).state;
const stepOf = async ({ id }: Order): Promise<string> => (await engine.order(id)).customFields.checkoutStep;
const shown = async ({ id }: Order): Promise<readonly string[]> =>
  (await engine.payments.paymentsOf(await engine.context(), id)).map(({ state }) => state);

/** Makes an order that is ready to be placed with a saved card. */
async function readyWith(customer: Customer, { id: cardId }: SavedCard): Promise<Order> {
  const order = await orderOf(engine, customer, 'FIZZ-1', 1);
  await engine.locked(order.id, (ctx) => engine.get(OrderCompletion).submitCard(ctx, order, customer, cardId));
  return order;
}

async function intentOf({ id }: Order): Promise<string> {
  const sessions = await engine.get(PaymentSessions).of(await engine.context(), id);
  const intentId = sessions.findLast(({ kind }) => kind === 'saved-card')?.intentId;
  assert.ok(intentId);
  return intentId;
}

const chargesOf = ({ code }: Order): readonly string[] =>
  stripe.intents
    .filter(({ params }) => params.get('metadata[order]') === code && params.has('payment_method'))
    .map(({ status }) => status);

async function ownerOf({ id }: Order): Promise<Readonly<Record<string, string>>> {
  const { customer } = await engine
    .get(TransactionalConnection)
    .rawConnection.getRepository(Orders)
    .findOneOrFail({
      where: { id },
      relations: { customer: { user: true } },
    });
  assert.ok(customer);
  return shop.signedIn(customer);
}

/** Completes an order at a server, as its owner does. Returns the code of the refusal, if it is one. */
async function complete(order: Order, server = engine.url): Promise<string | undefined> {
  const { body } = await callShop(
    server,
    'mutation { completeOrder { state } }',
    {},
    { ...keyOf(order), ...(await ownerOf(order)) },
  );
  // An unexpected error has no code.
  const [error]: readonly { readonly extensions?: { readonly code: string } }[] = body.errors ?? [];
  return error && (error.extensions?.code ?? 'FAILED');
}

/** Completes an order at a server, as the shop does: one that is locked is asked for again. */
async function completeInTheEnd(order: Order, server: string): Promise<string | undefined> {
  return eventually(async () => {
    const refusal = await complete(order, server);
    return refusal === 'ORDER_LOCKED' ? undefined : { refusal };
  }).then(({ refusal }) => refusal);
}

/** Makes an order whose charge has an unconfirmed intent. */
async function leftUnconfirmed(customer: Customer, card: SavedCard): Promise<Order> {
  const order = await readyWith(customer, card);
  await engine.locked(order.id, async (ctx) => {
    const sessions = engine.get(PaymentSessions);
    const chosen = await sessions.chosen(ctx, order.id);
    assert.ok(chosen);
    await sessions.choose(ctx, order.id, order.totalWithTax);
    await sessions.noteIntent(ctx, await sessions.addCharge(ctx, order.id, order.totalWithTax, chosen.card), order);
  });
  return order;
}

describe('An order that a saved card pays (spec §4 Checkout update states)', () => {
  it('is placed with one charge, and makes its card the default', async () => {
    const customer = await shop.newCustomer();
    await shop.save(customer);
    const order = await readyWith(customer, await shop.save(customer, '4111111111111111'));
    assert.deepEqual([await shown(order), chargesOf(order)], [['open'], []]);
    assert.equal(await complete(order), undefined);
    assert.deepEqual([await stateOf(order), chargesOf(order)], ['PaymentAuthorized', ['requires_capture']]);
    assert.deepEqual(await shown(order), ['authorized']);
    // The shop is told before the reservation ends (reservation-ends.ts).
    const charge = (await engine.get(PaymentSessions).of(await engine.context(), order.id)).at(-1);
    assert.equal(charge?.heldUntil?.getTime(), CAPTURE_BEFORE * 1000);
    assert.deepEqual(await shop.digitsOf(customer), [
      ['1111', true],
      ['4242', false],
    ]);
  });

  for (const [what, number] of [
    ['declines', DECLINES],
    ['wants to be asked', ASKS_ALWAYS],
  ] as const)
    it(`takes its payment step again when the bank ${what}, and can be paid on the page`, async () => {
      const customer = await shop.newCustomer();
      const order = await readyWith(customer, await shop.save(customer, number));
      assert.equal(await complete(order), 'INVALID');
      assert.deepEqual([await stateOf(order), await stepOf(order), await shown(order)], ['AddingItems', 'payment', []]);
      const session = await shop.prepare(order, customer);
      stripe.pay(session);
      assert.deepEqual(await engine.complete(order, session), { kind: 'completed' });
      assert.deepEqual(
        chargesOf(order).filter((status) => status === 'requires_capture'),
        [],
      );
    });

  it('takes its payment step again when the card was removed meanwhile', async () => {
    const customer = await shop.newCustomer();
    const card = await shop.save(customer);
    const order = await readyWith(customer, card);
    await shop.remove(customer, card);
    assert.equal(await complete(order), 'INVALID');
    assert.deepEqual([await stepOf(order), await shown(order), chargesOf(order)], ['payment', [], []]);
  });

  it('is placed by the next heartbeat when the provider is away, and charged once', async () => {
    const customer = await shop.newCustomer();
    const order = await readyWith(customer, await shop.save(customer));
    stripe.isAway = true;
    assert.equal(await complete(order), 'FAILED');
    await beat();
    assert.deepEqual([await stateOf(order), await shown(order)], ['AddingItems', ['open']]);
    stripe.isAway = false;
    await beat();
    assert.deepEqual([await stateOf(order), chargesOf(order)], ['PaymentAuthorized', ['requires_capture']]);
    assert.equal(await complete(order), undefined);
  });

  it('is told of refunds, and of disputes, of its charge', async () => {
    const customer = await shop.newCustomer();
    const order = await readyWith(customer, await shop.save(customer));
    assert.equal(await complete(order), undefined);
    const [payment] = await engine.paymentsOf(order);
    await engine.dashboard(`mutation { settlePayment(id: "${payment?.id}") { __typename } }`);
    const intent = await intentOf(order);
    const about = { payment_intent: intent };
    const refund = stripe.refundInDashboard(intent.slice('pi_'.length), 100);
    assert.deepEqual(
      await shop.tellBoth(stripe.event(stripe.secret, 'charge.refunded', 'none', about)),
      [200, 200, 200, 200],
    );
    const [refunded] = await engine.paymentsOf(order);
    assert.deepEqual(
      refunded?.refunds.map(({ transactionId, total, state }) => [transactionId, total, state]),
      [[refund, 100, 'Settled']],
    );
    const disputed = stripe.dispute('charge.dispute.created', 'none', { amount: 100, ...about });
    assert.equal(await shop.tell(disputed), 200);
    const alerts = (): readonly string[] =>
      engine.sandbox.mails.map(({ subject }) => subject).filter((subject) => subject.includes(order.code));
    await eventually(() => alerts().some((subject) => subject.endsWith('is disputed')) || undefined);
  });

  it('is told that its bank has released the reservation', async () => {
    const customer = await shop.newCustomer();
    const order = await readyWith(customer, await shop.save(customer));
    assert.equal(await complete(order), undefined);
    const intent = await intentOf(order);
    stripe.intent(intent).status = 'canceled';
    assert.equal(await shop.tell(stripe.event(stripe.secret, 'payment_intent.canceled', 'none', { id: intent })), 200);
    assert.deepEqual(
      (await engine.paymentsOf(order)).map(({ state }) => state),
      ['Cancelled'],
    );
  });
});

describe('A charge that is left in the middle', () => {
  it('ends when somebody has canceled it at the provider', async () => {
    const customer = await shop.newCustomer();
    const order = await leftUnconfirmed(customer, await shop.save(customer));
    stripe.intent(await intentOf(order)).status = 'canceled';
    await beat();
    assert.deepEqual([await stateOf(order), await stepOf(order), await shown(order)], ['AddingItems', 'payment', []]);
    assert.deepEqual(await engine.get(PaymentSessions).charging(await engine.context()), []);
  });

  it('ends when its card is gone, and can never be confirmed', async () => {
    const customer = await shop.newCustomer();
    const card = await shop.save(customer);
    const order = await leftUnconfirmed(customer, card);
    await shop.remove(customer, card);
    await beat();
    assert.deepEqual(
      [await stateOf(order), await stepOf(order), chargesOf(order)],
      ['AddingItems', 'payment', ['canceled']],
    );
    assert.deepEqual(await engine.get(PaymentSessions).charging(await engine.context()), []);
  });
});

describe('A charge that Stripe refuses without a word about the card (spec §7 Payments)', () => {
  const refusal = 'Your account cannot currently make charges.';
  const notesOf = async ({ id }: Order): Promise<readonly string[]> => {
    const entries = await engine.get(HistoryService).getHistoryForOrder(await engine.context(), id, false);
    const notes = entries.items.filter(({ type }) => type === HistoryEntryType.ORDER_NOTE);
    return notes.map(({ data }) => (data as { readonly note: string }).note);
  };
  afterEach(() => {
    stripe.refusal = undefined;
  });

  it('waits while its owner is away; the shop is told once, and it is made later by another key', async () => {
    const customer = await shop.newCustomer();
    const order = await readyWith(customer, await shop.save(customer));
    const chosen = await engine.get(PaymentSessions).chosen(await engine.context(), order.id);
    assert.ok(chosen);
    stripe.refusal = refusal;
    const completion = await engine
      .get(Charges)
      .charge(await engine.context(), order.id, { ...chosen.card, kind: 'off-session' });
    assert.equal(completion.kind, 'refused');
    await beat();
    assert.deepEqual([await stateOf(order), await shown(order), chargesOf(order)], ['AddingItems', ['open'], []]);
    const notes = await notesOf(order);
    assert.deepEqual([notes.length, notes[0]?.includes(refusal)], [1, true]);
    stripe.refusal = undefined;
    await beat();
    assert.deepEqual([await stateOf(order), chargesOf(order)], ['PaymentAuthorized', ['requires_capture']]);
  });

  it('is given up while its owner waits, who can pay in another way', async () => {
    const customer = await shop.newCustomer();
    const order = await readyWith(customer, await shop.save(customer));
    stripe.refusal = refusal;
    assert.equal(await complete(order), 'INVALID');
    assert.deepEqual([await stepOf(order), await shown(order), (await notesOf(order)).length], ['payment', [], 1]);
  });
});

describe('At the same moment', () => {
  it('two servers complete an order with a saved card: it is charged once, fifty times', async () => {
    const customer = await shop.newCustomer();
    const card = await shop.save(customer);
    for (let race = 0; race < RACES; race += 1) {
      const order = await readyWith(customer, card);
      const refusals = await Promise.all([engine.url, shop.other].map((server) => completeInTheEnd(order, server)));
      assert.deepEqual(refusals, [undefined, undefined]);
      assert.deepEqual([await stateOf(order), chargesOf(order)], ['PaymentAuthorized', ['requires_capture']]);
      assert.equal((await engine.paymentsOf(order)).length, 1);
    }
  });

  it('a card is removed and charged: the order is placed with one charge, or nothing is taken', async () => {
    const customer = await shop.newCustomer();
    for (let race = 0; race < RACES / 5; race += 1) {
      const card = await shop.save(customer);
      const order = await readyWith(customer, card);
      const [refusal] = await Promise.all([completeInTheEnd(order, shop.other), shop.remove(customer, card)]);
      const reserved = chargesOf(order).filter((status) => status === 'requires_capture');
      const isPlaced = (await stateOf(order)) === 'PaymentAuthorized';
      assert.deepEqual([isPlaced, reserved.length], [refusal === undefined, refusal === undefined ? 1 : 0]);
      assert.deepEqual(await shop.cardsOf(customer), []);
    }
    const connection = engine.get(TransactionalConnection).rawConnection;
    assert.deepEqual(await connection.query(`SELECT id FROM payment_session WHERE state = 'charging'`), []);
  });
});
