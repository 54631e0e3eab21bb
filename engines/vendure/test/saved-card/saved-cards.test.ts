import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { Customer, Order } from '@vendure/core';
import { TransactionalConnection } from '@vendure/core';
import { Heartbeat } from '#src/heartbeat/heartbeat';
import { PaymentSessions } from '#src/payment/payment-sessions';
import { OrderCompletion } from '#src/plugin/checkout/order-completion';
import { CardSessions } from '#src/plugin/saved-card/card-sessions';
import type { SavedCard } from '#src/plugin/saved-card/saved-card.entity';
import { SavedCards } from '#src/plugin/saved-card/saved-cards';
import type { SignedEvent } from '#test/payment/stripe-stand-in';
import { StripeStandIn } from '#test/payment/stripe-stand-in';
import { makeCustomer, orderOf } from '#test/support/customers';
import { EngineUnderTest, eventually } from '#test/support/engine-under-test';

const RACES = 50;
/** Numbers of Stripe that are saved, and refused when they are charged later. */
const DECLINES = '4000000000000341';
const ASKS_ALWAYS = '4000002760003184';

const secret = 'whsec_test';
const engine = new EngineUnderTest();
const stripe = new StripeStandIn();
let other: string;
before(async () => {
  await stripe.server.start();
  await engine.start({
    variables: { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: secret, STRIPE_URL: stripe.server.url },
  });
  other = await engine.startAnother();
});
after(async () => {
  await engine.stop();
  await stripe.server.stop();
});
beforeEach(() => {
  stripe.isAway = false;
});

let customers = 0;
function newCustomer(): Promise<Customer> {
  customers += 1;
  return makeCustomer(engine, `customer-${customers}@example.test`);
}

const cardsOf = async ({ id }: Customer): Promise<readonly SavedCard[]> =>
  engine.get(SavedCards).list(await engine.context(), id);
const digitsOf = async (customer: Customer): Promise<readonly (readonly [string, boolean])[]> =>
  (await cardsOf(customer)).map(({ lastDigits, isDefault }) => [lastDigits, isDefault] as const);
const beat = (): Promise<void> => engine.get(Heartbeat).work('2026-11-27');
const stateOf = async ({ id }: Order): Promise<string> => (await engine.order(id)).state;
const stepOf = async ({ id }: Order): Promise<string> => (await engine.order(id)).customFields.checkoutStep;
const shown = async ({ id }: Order): Promise<readonly string[]> =>
  (await engine.payments.paymentsOf(await engine.context(), id)).map(({ state }) => state);
const tell = ({ body, signature }: SignedEvent, server?: string): Promise<number> =>
  engine.notify(body, signature, server);
/** Says the same to both servers at once, twice each. */
const tellBoth = (event: SignedEvent): Promise<readonly number[]> =>
  Promise.all([undefined, other, undefined, other].map((server) => tell(event, server)));

/** Opens the page of an order for whoever pays, and returns its session. */
async function prepare({ id }: Order, payer?: Customer): Promise<string> {
  await engine.locked(id, async (ctx) => engine.get(OrderCompletion).prepare(ctx, await engine.order(id, ctx), payer));
  const page = await engine.payments.pageOf(await engine.context(), id);
  assert.ok(page);
  return page.sessionId;
}

/** Buys something with a new card on the page. */
async function buy(
  customer: Customer,
  { number = '4242424242424242', isKept = true, payer = customer } = {},
): Promise<string> {
  const order = await orderOf(engine, customer);
  const session = await prepare(order, payer);
  stripe.pay(session, number, isKept);
  assert.deepEqual(await engine.complete(order, session), { kind: 'completed' });
  return session;
}

/** Opens a page that saves a card, and returns its session. */
async function openSetup(customer: Customer): Promise<string> {
  const url = await engine.get(CardSessions).open(await engine.context(), customer, '/account/payment/');
  return url.slice(url.lastIndexOf('/') + 1);
}

/** Saves a card without an order. */
async function save(customer: Customer, number?: string): Promise<SavedCard> {
  const session = await openSetup(customer);
  stripe.pay(session, number);
  assert.equal(await tell(stripe.tellOfSession(session)), 200);
  const card = (await cardsOf(customer)).find(({ cardSessionId }) => cardSessionId === session);
  assert.ok(card);
  return card;
}

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

/** Completes an order at a server, as whoever knows its token does. Returns the code of the refusal, if it is one. */
async function complete({ code, customFields }: Order, server = engine.url): Promise<string | undefined> {
  const response = await fetch(`${server}/shop-api`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-order-number': code,
      'x-order-token': customFields.token ?? '',
    },
    body: JSON.stringify({ query: 'mutation { completeOrder { state } }' }),
  });
  const { errors } = (await response.json()) as { readonly errors?: readonly { extensions?: { code?: string } }[] };
  return errors && (errors[0]?.extensions?.code ?? 'FAILED');
}

/** Completes an order at a server, as the shop does: one that is locked is asked for again. */
async function completeInTheEnd(order: Order, server: string): Promise<string | undefined> {
  return eventually(async () => {
    const refusal = await complete(order, server);
    return refusal === 'ORDER_LOCKED' ? undefined : { refusal };
  }).then(({ refusal }) => refusal);
}

/** Makes an order whose charge has an intent that nobody confirmed. */
async function leftUnconfirmed(customer: Customer, card: SavedCard): Promise<Order> {
  const order = await readyWith(customer, card);
  await engine.locked(order.id, async (ctx) => {
    const sessions = engine.get(PaymentSessions);
    const chosen = await sessions.chosen(ctx, order.id);
    assert.ok(chosen);
    await sessions.choose(ctx, order.id, order.totalWithTax);
    await sessions.noteIntent(ctx, await sessions.addCharge(ctx, order.id, order.totalWithTax, chosen), order);
  });
  return order;
}

describe('A card that pays for an order (spec §3 walletPaymentSources)', () => {
  it('is kept when its owner wants it, as the default, and not otherwise', async () => {
    const customer = await newCustomer();
    await buy(customer, { isKept: false });
    assert.deepEqual(await cardsOf(customer), []);
    await buy(customer, { number: DECLINES });
    await buy(customer);
    assert.deepEqual(await digitsOf(customer), [
      ['4242', true],
      ['0341', false],
    ]);
    const [{ brand, expiryMonth, expiryYear, holder, cardSessionId } = {} as SavedCard] = await cardsOf(customer);
    assert.deepEqual([brand, expiryMonth, expiryYear, holder, cardSessionId], ['visa', 12, 2031, 'Ada Example', null]);
  });

  it('is asked for where the owner pays, and nowhere else', async () => {
    const [owner, friend] = [await newCustomer(), await newCustomer()];
    const order = await orderOf(engine, owner);
    const asks = (session: string): boolean =>
      stripe.session(session).params.has('saved_payment_method_options[payment_method_save]');
    for (const payer of [undefined, friend]) assert.equal(asks(await prepare(order, payer)), false);
    assert.equal(asks(await prepare(order, owner)), true);
    assert.equal(asks(await prepare(await engine.orderAtPayment())), false);
  });

  it('is paid on one page: another payer closes it, unless it was paid', async () => {
    const owner = await newCustomer();
    const order = await orderOf(engine, owner);
    const asking = await prepare(order, owner);
    assert.equal(await prepare(order, owner), asking);
    const plain = await prepare(order);
    assert.deepEqual([stripe.session(asking).status, stripe.session(plain).status], ['expired', 'open']);
    stripe.pay(plain);
    assert.equal(await prepare(order, owner), plain);
    assert.deepEqual(await engine.complete(order, plain), { kind: 'completed' });
    assert.deepEqual(await cardsOf(owner), []);
  });

  it('is kept once when the browser and the provider complete the order at the same moment', async () => {
    const customer = await newCustomer();
    const order = await orderOf(engine, customer);
    const session = await prepare(order, customer);
    stripe.pay(session, undefined, true);
    assert.deepEqual(await tellBoth(stripe.tellOfSession(session)), [200, 200, 200, 200]);
    assert.deepEqual(await digitsOf(customer), [['4242', true]]);
  });
});

describe('A page for a customer whom the provider does not know any more', () => {
  it('is paid all the same, and keeps no card', async () => {
    const customer = await newCustomer();
    await buy(customer);
    stripe.customers.length = 0;
    const order = await orderOf(engine, customer);
    const session = await prepare(order, customer);
    stripe.pay(session, undefined, true);
    assert.deepEqual(await engine.complete(order, session), { kind: 'completed' });
    assert.equal((await cardsOf(customer)).length, 1);
  });
});

describe('A card that is saved without an order (spec §7 GET wallet_payment_sources)', () => {
  it('is the default only when it is the first, and is saved once, whoever tells of it', async () => {
    const customer = await newCustomer();
    await save(customer);
    const session = await openSetup(customer);
    stripe.pay(session, DECLINES);
    const saveSent = async (): Promise<void> => engine.get(CardSessions).saveSent(await engine.context(), customer.id);
    await Promise.all([saveSent(), tellBoth(stripe.tellOfSession(session)), saveSent()]);
    assert.deepEqual(await digitsOf(customer), [
      ['4242', true],
      ['0341', false],
    ]);
  });

  it('is seen by a list when nobody has told of it; while the provider is away the others are listed', async () => {
    const customer = await newCustomer();
    await save(customer);
    stripe.pay(await openSetup(customer), DECLINES);
    const ctx = await engine.context();
    stripe.isAway = true;
    await engine.get(CardSessions).saveSent(ctx, customer.id);
    assert.equal((await cardsOf(customer)).length, 1);
    stripe.isAway = false;
    await engine.get(CardSessions).saveSent(ctx, customer.id);
    assert.equal((await cardsOf(customer)).length, 2);
  });

  it('is not saved again by its page once it was removed', async () => {
    const customer = await newCustomer();
    const card = await save(customer);
    await engine.get(SavedCards).remove(await engine.context(), customer.id, card.id);
    assert.equal(await tell(stripe.tellOfSession(card.cardSessionId ?? '')), 200);
    assert.deepEqual(await cardsOf(customer), []);
  });

  it('leaves one default of two first cards that are saved at the same moment', async () => {
    const customer = await newCustomer();
    const sessions = [await openSetup(customer), await openSetup(customer)];
    for (const session of sessions) stripe.pay(session);
    await Promise.all(
      sessions.map((session, index) => tell(stripe.tellOfSession(session), [engine.url, other][index])),
    );
    assert.deepEqual(
      (await digitsOf(customer)).map(([, isDefault]) => isDefault),
      [true, false],
    );
  });

  it('comes back to its path with the session’s id, or with the reason', async () => {
    const customer = await newCustomer();
    await engine.get(CardSessions).open(await engine.context(), customer, '/account/subscriptions/7/?card=new#pay');
    const { params } = stripe.sessions.at(-1) ?? assert.fail();
    assert.deepEqual(
      [params.get('success_url'), params.get('cancel_url')],
      [
        'http://shop.test/account/subscriptions/7/?card=new&card_session_id={CHECKOUT_SESSION_ID}#pay',
        'http://shop.test/account/subscriptions/7/?card=new&payment_error=cancelled#pay',
      ],
    );
  });

  it('belongs to one customer of the provider, also when two pages are opened at the same moment', async () => {
    const customer = await newCustomer();
    const sessions = await Promise.all([openSetup(customer), openSetup(customer)]);
    const [first, second] = sessions.map((session) => stripe.session(session).params.get('customer'));
    assert.ok(first);
    assert.equal(second, first);
  });
});

describe('A saved card at its bank', () => {
  it('is renewed there, and shown so', async () => {
    const customer = await newCustomer();
    const { vaultCard } = await save(customer);
    assert.deepEqual(await tellBoth(stripe.renew(vaultCard, { month: 3, year: 2034 })), [200, 200, 200, 200]);
    const [card] = await cardsOf(customer);
    assert.deepEqual([card?.expiryMonth, card?.expiryYear, card?.lastDigits], [3, 2034, '4242']);
  });

  it('is let go of there: the newest of the others follows as the default', async () => {
    const customer = await newCustomer();
    const [first] = [await save(customer), await save(customer, DECLINES)];
    assert.deepEqual(await tellBoth(stripe.tellOfDetached(first.vaultCard)), [200, 200, 200, 200]);
    assert.deepEqual(await digitsOf(customer), [['0341', true]]);
  });

  it('stays while the provider does not let go of it, and is removed later', async () => {
    const customer = await newCustomer();
    const card = await save(customer);
    const remove = async (): Promise<void> =>
      engine.get(SavedCards).remove(await engine.context(), customer.id, card.id);
    stripe.isAway = true;
    await assert.rejects(remove());
    stripe.isAway = false;
    assert.deepEqual(await digitsOf(customer), [['4242', true]]);
    await remove();
    assert.deepEqual(await cardsOf(customer), []);
    assert.equal(stripe.methods.find(({ id }) => id === card.vaultCard)?.customer, null);
  });

  it('is let go of with its customer, who is deleted in the dashboard, or the customer stays', async () => {
    const customer = await newCustomer();
    const { vaultCard } = await save(customer);
    const keeperOf = (): string | null | undefined => stripe.methods.find(({ id }) => id === vaultCard)?.customer;
    const remove = (): Promise<unknown> =>
      engine.dashboard(`mutation { deleteCustomer(id: "${customer.id}") { result } }`);
    stripe.isAway = true;
    await assert.rejects(remove());
    stripe.isAway = false;
    assert.deepEqual([(await cardsOf(customer)).length, typeof keeperOf()], [1, 'string']);
    assert.deepEqual(await remove(), { deleteCustomer: { result: 'DELETED' } });
    assert.deepEqual([await cardsOf(customer), keeperOf()], [[], null]);
  });

  it('of nobody changes nothing', async () => {
    const customer = await newCustomer();
    await save(customer);
    const { vaultCard } = await save(await newCustomer());
    const renewed = stripe.renew(vaultCard, { month: 1, year: 2030 });
    assert.deepEqual([await tell(renewed), await tell(stripe.tellOfDetached(vaultCard))], [200, 200]);
    assert.deepEqual([await tell(renewed), await tell(stripe.tellOfDetached(vaultCard))], [200, 200]);
    assert.deepEqual(await digitsOf(customer), [['4242', true]]);
  });
});

describe('An order that a saved card pays (spec §4 Checkout update states)', () => {
  it('is placed with one charge, and makes its card the default', async () => {
    const customer = await newCustomer();
    await save(customer);
    const order = await readyWith(customer, await save(customer, '4111111111111111'));
    assert.deepEqual([await shown(order), chargesOf(order)], [['open'], []]);
    assert.equal(await complete(order), undefined);
    assert.deepEqual([await stateOf(order), chargesOf(order)], ['PaymentAuthorized', ['requires_capture']]);
    assert.deepEqual(await shown(order), ['authorized']);
    assert.deepEqual(await digitsOf(customer), [
      ['1111', true],
      ['4242', false],
    ]);
  });

  for (const [what, number] of [
    ['declines', DECLINES],
    ['wants to be asked', ASKS_ALWAYS],
  ] as const)
    it(`takes its payment step again when the bank ${what}, and can be paid on the page`, async () => {
      const customer = await newCustomer();
      const order = await readyWith(customer, await save(customer, number));
      assert.equal(await complete(order), 'INVALID');
      assert.deepEqual([await stateOf(order), await stepOf(order), await shown(order)], ['AddingItems', 'payment', []]);
      const session = await prepare(order, customer);
      stripe.pay(session);
      assert.deepEqual(await engine.complete(order, session), { kind: 'completed' });
      assert.deepEqual(
        chargesOf(order).filter((status) => status === 'requires_capture'),
        [],
      );
    });

  it('takes its payment step again when the card was removed meanwhile', async () => {
    const customer = await newCustomer();
    const card = await save(customer);
    const order = await readyWith(customer, card);
    await engine.get(SavedCards).remove(await engine.context(), customer.id, card.id);
    assert.equal(await complete(order), 'INVALID');
    assert.deepEqual([await stepOf(order), await shown(order), chargesOf(order)], ['payment', [], []]);
  });

  it('is placed by the next heartbeat when the provider is away, and charged once', async () => {
    const customer = await newCustomer();
    const order = await readyWith(customer, await save(customer));
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
    const customer = await newCustomer();
    const order = await readyWith(customer, await save(customer));
    assert.equal(await complete(order), undefined);
    const [payment] = await engine.paymentsOf(order);
    await engine.dashboard(`mutation { settlePayment(id: "${payment?.id}") { __typename } }`);
    const intent = await intentOf(order);
    const about = { payment_intent: intent };
    const refund = stripe.refundInDashboard(intent.slice('pi_'.length), 100);
    assert.deepEqual(await tellBoth(stripe.event(secret, 'charge.refunded', 'none', about)), [200, 200, 200, 200]);
    const [refunded] = await engine.paymentsOf(order);
    assert.deepEqual(
      refunded?.refunds.map(({ transactionId, total, state }) => [transactionId, total, state]),
      [[refund, 100, 'Settled']],
    );
    const dispute = { id: 'dp_1', amount: 100, reason: 'fraudulent', evidence_details: { due_by: 0 }, ...about };
    assert.equal(await tell(stripe.event(secret, 'charge.dispute.created', 'none', dispute)), 200);
    const alerts = (): readonly string[] =>
      engine.sandbox.mails.map(({ subject }) => subject).filter((subject) => subject.includes(order.code));
    await eventually(() => alerts().some((subject) => /is disputed$/.test(subject)) || undefined);
  });

  it('is told that its bank has released the reservation', async () => {
    const customer = await newCustomer();
    const order = await readyWith(customer, await save(customer));
    assert.equal(await complete(order), undefined);
    const intent = await intentOf(order);
    stripe.intent(intent).status = 'canceled';
    assert.equal(await tell(stripe.event(secret, 'payment_intent.canceled', 'none', { id: intent })), 200);
    assert.deepEqual(
      (await engine.paymentsOf(order)).map(({ state }) => state),
      ['Cancelled'],
    );
  });
});

describe('A charge that is left in the middle', () => {
  it('ends when somebody has canceled it at the provider', async () => {
    const customer = await newCustomer();
    const order = await leftUnconfirmed(customer, await save(customer));
    stripe.intent(await intentOf(order)).status = 'canceled';
    await beat();
    assert.deepEqual([await stateOf(order), await stepOf(order), await shown(order)], ['AddingItems', 'payment', []]);
    assert.deepEqual(await engine.get(PaymentSessions).charging(await engine.context()), []);
  });

  it('ends when its card is gone, and can never be confirmed', async () => {
    const customer = await newCustomer();
    const card = await save(customer);
    const order = await leftUnconfirmed(customer, card);
    await engine.get(SavedCards).remove(await engine.context(), customer.id, card.id);
    await beat();
    assert.deepEqual(
      [await stateOf(order), await stepOf(order), chargesOf(order)],
      ['AddingItems', 'payment', ['canceled']],
    );
    assert.deepEqual(await engine.get(PaymentSessions).charging(await engine.context()), []);
  });
});

describe('At the same moment', () => {
  it('two servers complete an order with a saved card: it is charged once, fifty times', async () => {
    const customer = await newCustomer();
    const card = await save(customer);
    for (let race = 0; race < RACES; race += 1) {
      const order = await readyWith(customer, card);
      const refusals = await Promise.all([engine.url, other].map((server) => completeInTheEnd(order, server)));
      assert.deepEqual(refusals, [undefined, undefined]);
      assert.deepEqual([await stateOf(order), chargesOf(order)], ['PaymentAuthorized', ['requires_capture']]);
      assert.equal((await engine.paymentsOf(order)).length, 1);
    }
  });

  it('a card is removed and charged: the order is placed with one charge, or nothing is taken', async () => {
    const customer = await newCustomer();
    for (let race = 0; race < RACES / 5; race += 1) {
      const card = await save(customer);
      const order = await readyWith(customer, card);
      const [refusal] = await Promise.all([
        completeInTheEnd(order, other),
        engine.get(SavedCards).remove(await engine.context(), customer.id, card.id),
      ]);
      const reserved = chargesOf(order).filter((status) => status === 'requires_capture');
      const isPlaced = (await stateOf(order)) === 'PaymentAuthorized';
      assert.deepEqual([isPlaced, reserved.length], [refusal === undefined, refusal === undefined ? 1 : 0]);
      assert.deepEqual(await cardsOf(customer), []);
    }
    const connection = engine.get(TransactionalConnection).rawConnection;
    assert.deepEqual(await connection.query(`SELECT id FROM payment_session WHERE state = 'charging'`), []);
  });
});
