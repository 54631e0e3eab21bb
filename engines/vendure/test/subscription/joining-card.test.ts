import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { Customer, Order } from '@vendure/core';
import { EventBus, CustomerEvent, TransactionalConnection } from '@vendure/core';
import { Carts } from '#src/plugins/cart/carts';
import { OrderCompletion } from '#src/plugins/checkout/order-completion';
import type { NewLine } from '#src/plugins/core/order-line/new-lines';
import { SavedCards } from '#src/plugins/saved-card/saved-cards';
import { StoreCredits } from '#src/plugins/store-credit/store-credits';
import { Subscription } from '#src/plugins/subscription/entities/subscription.entity';
import { CardShop } from '#test/support/card-shop';
import { inTransaction } from '#test/support/customers';
import { atPayment, changeSubscription, monthly, stockUp, subscriptionsOf, walkToPayment } from '#test/support/joining';
import { callShop, keyOf } from '#test/support/shop-call';
import { untilOthersWait } from '#test/support/waiting';

const shop = CardShop.forAllTests();
const { engine, stripe } = shop;
const completed = { kind: 'completed' };
const white = (quantity: number, subscription: NewLine['subscription'] = monthly): NewLine => ({
  ...{ sku: 'WHITE-1', quantity, subscription },
});
const cardIds = async (customer: Customer): Promise<readonly unknown[]> =>
  (await subscriptionsOf(engine, customer)).map(({ savedCardId }) => savedCardId);
const grant = (customer: Customer, amount: number): Promise<unknown> =>
  inTransaction(engine, (ctx) => engine.get(StoreCredits).grant(ctx, customer.id, { amount, reason: 'A present' }));

/** Places an order that begins a subscription, whose payer is not asked about the card. */
async function join(customer: Customer, number = '4242424242424242'): Promise<Subscription> {
  const order = await atPayment(engine, customer, [white(12)]);
  const session = await shop.prepare(order, customer);
  stripe.pay(session, number, false);
  assert.deepEqual(await engine.complete(order, session), completed);
  const joined = (await subscriptionsOf(engine, customer)).at(-1);
  assert.ok(joined);
  return joined;
}

/** Replaces the lines of an order, and takes it to its payment again. */
async function change({ id }: Order, customer: Customer, line: NewLine): Promise<Order> {
  const carts = engine.get(Carts);
  await engine.locked(id, async (ctx) => carts.empty(ctx, await engine.order(id, ctx)));
  await engine.locked(id, async (ctx) => carts.add(ctx, await engine.order(id, ctx), line));
  await walkToPayment(engine, id, customer.emailAddress);
  return engine.order(id);
}

/** Says if the card of a page is kept without anybody's being asked. */
const isAlways = (session: string): boolean => stripe.session(session).params.get('metadata[keeping]') === 'always';

const refusedFor = (
  customer: Customer,
  card: Parameters<CardShop['remove']>[1],
  { id }: Subscription,
): Promise<void> => {
  const base = [`This card pays for subscription ${id}. Choose another card for it first.`];
  return assert.rejects(() => shop.remove(customer, card), {
    extensions: { code: 'INVALID', fields: { base } },
  });
};

describe('The card of an order that begins a subscription (spec §3 Subscription)', () => {
  before(() => stockUp(engine));

  it('is kept without asking, becomes the default, and pays the subscription', async () => {
    const customer = await shop.newCustomer();
    await shop.save(customer, '4111111111111111');
    const joined = await join(customer);
    const [paying, other] = await shop.cardsOf(customer);
    assert.deepEqual([paying?.lastDigits, paying?.isDefault, other?.isDefault], ['4242', true, false]);
    assert.equal(joined.savedCardId, paying?.id);
  });

  it('is that of a page that asks nothing: one that asks is closed, paid or not', async () => {
    const customer = await shop.newCustomer();
    const order = await atPayment(engine, customer, [white(2, null)]);
    const asking = await shop.prepare(order, customer);
    const repeating = await change(order, customer, white(2));
    const keeping = await shop.prepare(repeating, customer);
    assert.deepEqual([isAlways(asking), isAlways(keeping)], [false, true]);
    assert.equal(await shop.prepare(repeating, customer), keeping);
    assert.deepEqual([stripe.session(asking).status, stripe.session(keeping).status], ['expired', 'open']);
    const once = await shop.prepare(await change(order, customer, white(2, null)), customer);
    stripe.pay(once, undefined, false);
    const again = await shop.prepare(await change(order, customer, white(2)), customer);
    assert.equal(isAlways(again), true);
    const paidTwice = (await engine.payments.paymentsOf(await engine.context(), order.id)).map(({ state }) => state);
    assert.deepEqual(paidTwice, ['void']);
    stripe.pay(again, undefined, false);
    assert.equal(await shop.prepare(await engine.order(order.id), customer), again);
    assert.deepEqual(await engine.complete(order, again), completed);
    assert.deepEqual(await cardIds(customer), [(await shop.cardsOf(customer))[0]?.id]);
  });

  it('is a saved one that is picked, though another is the default', async () => {
    const customer = await shop.newCustomer();
    await shop.save(customer);
    const picked = await shop.save(customer, '4111111111111111');
    const order = await atPayment(engine, customer, [white(12)]);
    await engine.locked(order.id, async (ctx) =>
      engine.get(OrderCompletion).submitCard(ctx, await engine.order(order.id, ctx), customer, picked.id),
    );
    const { body } = await callShop(
      engine.url,
      'mutation { completeOrder { state } }',
      {},
      {
        ...keyOf(order),
        ...(await shop.signedIn(customer)),
      },
    );
    assert.ok(body.data);
    assert.deepEqual(await cardIds(customer), [picked.id]);
    assert.deepEqual(await shop.digitsOf(customer), [
      ['1111', true],
      ['4242', false],
    ]);
  });

  it('is the default one when credit pays for everything; without any there is none', async () => {
    const [customer, other] = [await shop.newCustomer(), await shop.newCustomer()];
    const card = await shop.save(customer);
    await shop.save(customer, '4111111111111111');
    for (const one of [customer, other]) {
      await grant(one, 100_000);
      assert.deepEqual(await engine.complete(await atPayment(engine, one, [white(12)])), completed);
    }
    assert.deepEqual([await cardIds(customer), await cardIds(other)], [[card.id], [null]]);
  });

  it('is not that of somebody else who pays for the first delivery', async () => {
    const [customer, friend] = [await shop.newCustomer(), await shop.newCustomer()];
    const card = await shop.save(customer);
    const order = await atPayment(engine, customer, [white(12)]);
    const session = await shop.prepare(order, friend);
    assert.equal(isAlways(session), false);
    stripe.pay(session, '4111111111111111', true);
    assert.deepEqual(await engine.complete(order, session), completed);
    assert.deepEqual([await cardIds(customer), await shop.cardsOf(friend)], [[card.id], []]);
  });
});

describe('A saved card that pays a subscription (spec §3 Subscription)', () => {
  before(() => stockUp(engine));

  it('cannot be removed while it goes on, paused or not, and says for which', async () => {
    const customer = await shop.newCustomer();
    const [first, second] = [await join(customer), await join(customer)];
    const ctx = await engine.context();
    const paid = await engine.get(SavedCards).payingFor(ctx, customer.id);
    const [card, other] = await shop.cardsOf(customer);
    assert.ok(card && other);
    assert.deepEqual(
      paid.map(({ id, savedCardId }) => [id, savedCardId]),
      [
        [first.id, other.id],
        [second.id, card.id],
      ],
    );
    await changeSubscription(engine, second, { isPaused: true });
    await refusedFor(customer, card, second);
    await refusedFor(customer, other, first);
    assert.equal((await shop.cardsOf(customer)).length, 2);
    await changeSubscription(engine, second, { state: 'canceled' });
    await shop.remove(customer, card);
    assert.deepEqual(await cardIds(customer), [other.id, null]);
  });

  it('cannot be removed while it is given to one at the same moment', async () => {
    const customer = await shop.newCustomer();
    const joined = await join(customer);
    const card = await shop.save(customer, '4111111111111111');
    const { removal } = await inTransaction(engine, async (ctx) => {
      const rows = engine.get(TransactionalConnection).getRepository(ctx, Subscription);
      await rows.update(joined.id, { savedCardId: card.id });
      const removal = Promise.allSettled([refusedFor(customer, card, joined)]);
      await untilOthersWait(engine);
      return { removal };
    });
    assert.equal((await removal)[0].status, 'fulfilled');
    assert.deepEqual(await cardIds(customer), [card.id]);
  });

  it('is let go of when its customer is deleted', async () => {
    const customer = await shop.newCustomer();
    await join(customer);
    await shop.save(customer, '4111111111111111');
    await inTransaction(engine, (ctx) =>
      engine.get(EventBus).publish(new CustomerEvent(ctx, customer, 'deleted', customer.id)),
    );
    assert.deepEqual(await shop.cardsOf(customer), []);
    assert.deepEqual(await cardIds(customer), [null]);
  });
});
