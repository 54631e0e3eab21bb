import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Customer } from '@vendure/core';
import { CardSessions } from '#src/plugins/saved-card/card-sessions';
import type { SavedCard } from '#src/plugins/saved-card/entities/saved-card.entity';
import { CardShop, DECLINES } from '#test/support/card-shop';
import { orderOf } from '#test/support/customers';

const shop = CardShop.forAllTests();
const { engine, stripe } = shop;

/** Buys something with a new card on the page. */
async function buy(
  customer: Customer,
  { number = '4242424242424242', isKept = true, payer = customer } = {},
): Promise<string> {
  const order = await orderOf(engine, customer);
  const session = await shop.prepare(order, payer);
  stripe.pay(session, number, isKept);
  assert.deepEqual(await engine.complete(order, session), { kind: 'completed' });
  return session;
}

describe('A card that pays for an order (spec §3 walletPaymentSources)', () => {
  it('is kept when its owner wants it, as the default, and not otherwise', async () => {
    const customer = await shop.newCustomer();
    await buy(customer, { isKept: false });
    assert.deepEqual(await shop.cardsOf(customer), []);
    await buy(customer, { number: DECLINES });
    await buy(customer);
    assert.deepEqual(await shop.digitsOf(customer), [
      ['4242', true],
      ['0341', false],
    ]);
    const [{ brand, expiryMonth, expiryYear, holder, cardSessionId } = {} as SavedCard] = await shop.cardsOf(customer);
    assert.deepEqual([brand, expiryMonth, expiryYear, holder, cardSessionId], ['visa', 12, 2031, 'Ada Example', null]);
  });

  it('is asked for where the owner pays, and nowhere else', async () => {
    const [owner, friend] = [await shop.newCustomer(), await shop.newCustomer()];
    const order = await orderOf(engine, owner);
    const asks = (session: string): boolean =>
      stripe.session(session).params.has('saved_payment_method_options[payment_method_save]');
    for (const payer of [undefined, friend]) assert.equal(asks(await shop.prepare(order, payer)), false);
    assert.equal(asks(await shop.prepare(order, owner)), true);
    assert.equal(asks(await shop.prepare(await engine.orderAtPayment())), false);
  });

  it('is paid on one page: another payer closes it, unless it was paid', async () => {
    const owner = await shop.newCustomer();
    const order = await orderOf(engine, owner);
    const asking = await shop.prepare(order, owner);
    assert.equal(await shop.prepare(order, owner), asking);
    const plain = await shop.prepare(order);
    assert.deepEqual([stripe.session(asking).status, stripe.session(plain).status], ['expired', 'open']);
    stripe.pay(plain);
    assert.equal(await shop.prepare(order, owner), plain);
    assert.deepEqual(await engine.complete(order, plain), { kind: 'completed' });
    assert.deepEqual(await shop.cardsOf(owner), []);
  });

  it('is kept once when the browser and the provider complete the order at the same moment', async () => {
    const customer = await shop.newCustomer();
    const order = await orderOf(engine, customer);
    const session = await shop.prepare(order, customer);
    stripe.pay(session, undefined, true);
    assert.deepEqual(await shop.tellBoth(stripe.tellOfSession(session)), [200, 200, 200, 200]);
    assert.deepEqual(await shop.digitsOf(customer), [['4242', true]]);
  });
});

describe('A page for a customer whom the provider does not know any more', () => {
  it('is paid all the same, and keeps no card', async () => {
    const customer = await shop.newCustomer();
    await buy(customer);
    stripe.customers.length = 0;
    const order = await orderOf(engine, customer);
    const session = await shop.prepare(order, customer);
    stripe.pay(session, undefined, true);
    assert.deepEqual(await engine.complete(order, session), { kind: 'completed' });
    assert.equal((await shop.cardsOf(customer)).length, 1);
  });
});

describe('A card that is saved without an order (spec §7 GET wallet_payment_sources)', () => {
  it('is the default only when it is the first, and is saved once, also when list and notification find it at once', async () => {
    const customer = await shop.newCustomer();
    await shop.save(customer);
    const session = await shop.openSetup(customer);
    stripe.pay(session, DECLINES);
    const saveSent = async (): Promise<void> => engine.get(CardSessions).saveSent(await engine.context(), customer.id);
    await Promise.all([saveSent(), shop.tellBoth(stripe.tellOfSession(session)), saveSent()]);
    assert.deepEqual(await shop.digitsOf(customer), [
      ['4242', true],
      ['0341', false],
    ]);
  });

  it('is seen by a list when it was not reported; while the provider is away the others are listed', async () => {
    const customer = await shop.newCustomer();
    await shop.save(customer);
    stripe.pay(await shop.openSetup(customer), DECLINES);
    const ctx = await engine.context();
    stripe.isAway = true;
    await engine.get(CardSessions).saveSent(ctx, customer.id);
    assert.equal((await shop.cardsOf(customer)).length, 1);
    stripe.isAway = false;
    await engine.get(CardSessions).saveSent(ctx, customer.id);
    assert.equal((await shop.cardsOf(customer)).length, 2);
  });

  it('is not saved again by its page once it was removed', async () => {
    const customer = await shop.newCustomer();
    const card = await shop.save(customer);
    await shop.remove(customer, card);
    assert.equal(await shop.tell(stripe.tellOfSession(card.cardSessionId ?? '')), 200);
    assert.deepEqual(await shop.cardsOf(customer), []);
  });

  it('leaves one default of two first cards that are saved at the same moment', async () => {
    const customer = await shop.newCustomer();
    const sessions = [await shop.openSetup(customer), await shop.openSetup(customer)];
    for (const session of sessions) stripe.pay(session);
    await Promise.all(
      sessions.map((session, index) => shop.tell(stripe.tellOfSession(session), [engine.url, shop.other][index])),
    );
    assert.deepEqual(
      (await shop.digitsOf(customer)).map(([, isDefault]) => isDefault),
      [true, false],
    );
  });

  it('comes back to its path with the session’s id, or with the reason', async () => {
    const customer = await shop.newCustomer();
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
    const customer = await shop.newCustomer();
    const sessions = await Promise.all([shop.openSetup(customer), shop.openSetup(customer)]);
    const [first, second] = sessions.map((session) => stripe.session(session).params.get('customer'));
    assert.ok(first);
    assert.equal(second, first);
  });
});

describe('A saved card at its bank', () => {
  it('is renewed there, and shown so', async () => {
    const customer = await shop.newCustomer();
    const { vaultCard } = await shop.save(customer);
    assert.deepEqual(await shop.tellBoth(stripe.renew(vaultCard, { month: 3, year: 2034 })), [200, 200, 200, 200]);
    const [card] = await shop.cardsOf(customer);
    assert.deepEqual([card?.expiryMonth, card?.expiryYear, card?.lastDigits], [3, 2034, '4242']);
  });

  it('is let go of there: the newest of the others follows as the default', async () => {
    const customer = await shop.newCustomer();
    const [first] = [await shop.save(customer), await shop.save(customer, DECLINES)];
    assert.deepEqual(await shop.tellBoth(stripe.tellOfDetached(first.vaultCard)), [200, 200, 200, 200]);
    assert.deepEqual(await shop.digitsOf(customer), [['0341', true]]);
  });

  it('stays while the provider does not let go of it, and is removed later', async () => {
    const customer = await shop.newCustomer();
    const card = await shop.save(customer);
    stripe.isAway = true;
    await assert.rejects(shop.remove(customer, card));
    stripe.isAway = false;
    assert.deepEqual(await shop.digitsOf(customer), [['4242', true]]);
    await shop.remove(customer, card);
    assert.deepEqual(await shop.cardsOf(customer), []);
    assert.equal(stripe.methods.find(({ id }) => id === card.vaultCard)?.customer, null);
  });

  it('is let go of with its customer, who is deleted in the dashboard, or the customer stays', async () => {
    const customer = await shop.newCustomer();
    const { vaultCard } = await shop.save(customer);
    const keeperOf = (): string | null | undefined => stripe.methods.find(({ id }) => id === vaultCard)?.customer;
    const remove = (): Promise<unknown> =>
      engine.dashboard(`mutation { deleteCustomer(id: "${customer.id}") { result } }`);
    stripe.isAway = true;
    await assert.rejects(remove());
    stripe.isAway = false;
    assert.deepEqual([(await shop.cardsOf(customer)).length, typeof keeperOf()], [1, 'string']);
    assert.deepEqual(await remove(), { deleteCustomer: { result: 'DELETED' } });
    assert.deepEqual([await shop.cardsOf(customer), keeperOf()], [[], null]);
  });

  it('of no customer changes nothing', async () => {
    const customer = await shop.newCustomer();
    await shop.save(customer);
    const { vaultCard } = await shop.save(await shop.newCustomer());
    const renewed = stripe.renew(vaultCard, { month: 1, year: 2030 });
    assert.deepEqual([await shop.tell(renewed), await shop.tell(stripe.tellOfDetached(vaultCard))], [200, 200]);
    assert.deepEqual([await shop.tell(renewed), await shop.tell(stripe.tellOfDetached(vaultCard))], [200, 200]);
    assert.deepEqual(await shop.digitsOf(customer), [['4242', true]]);
  });
});
