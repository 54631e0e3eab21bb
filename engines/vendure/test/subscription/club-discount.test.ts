import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Customer, Order } from '@vendure/core';
import { OrderService } from '@vendure/core';
import { Carts } from '#src/plugins/cart/carts';
import { OrderDraft } from '#src/plugins/core/checkout/order-draft';
import type { NewLine } from '#src/plugins/core/order-line/new-lines';
import type { Subscription } from '#src/plugins/subscription/entities/subscription.entity';
import { NewSubscriptions } from '#src/plugins/subscription/new-subscriptions';
import { inTransaction, makeCustomer } from '#test/support/customers';
import { EngineUnderTest } from '#test/support/engine-under-test';
import {
  atPayment,
  changeSubscription,
  monthly,
  reduceCasesAndClubs,
  stockUp,
  subscriptionsOf,
} from '#test/support/joining';

const engine = new EngineUnderTest();
before(async () => {
  await engine.start();
  await stockUp(engine);
  await reduceCasesAndClubs(engine);
});
after(() => engine.stop());

/** The price of a can, in cents. */
const can = 700;
const white = (quantity: number, subscription: NewLine['subscription'] = null): NewLine => ({
  ...{ sku: 'WHITE-1', quantity, subscription },
});

let customers = 0;
function newCustomer(): Promise<Customer> {
  customers += 1;
  return makeCustomer(engine, `member-${customers}@example.test`);
}

async function cart(customer: Customer | undefined, ...lines: readonly NewLine[]): Promise<Order> {
  return engine.get(Carts).create(await engine.context(), lines, customer);
}

/** The names of the discounts of an order, and their amounts in cents. */
const discountsOf = ({ discounts }: Order): readonly (readonly [string, number])[] =>
  discounts.map(({ description, amount }) => [description, amount] as const);
const saved = async (customer: Customer | undefined, ...lines: readonly NewLine[]): Promise<unknown> =>
  discountsOf(await cart(customer, ...lines));

/** Lets a customer be in a club. */
async function member(cans: number, customer?: Customer): Promise<{ customer: Customer; club: Subscription }> {
  const who = customer ?? (await newCustomer());
  const order = await atPayment(engine, who, [white(cans, monthly)]);
  await inTransaction(engine, (ctx) => engine.get(NewSubscriptions).begin(ctx, order, '2027-01-01'));
  const club = (await subscriptionsOf(engine, who)).at(-1);
  assert.ok(club);
  return { customer: who, club };
}

describe('Club discount (spec §9)', () => {
  it('counts in the order that joins: 10 % with 12 cans, 20 % with 24, and no case discount on top', async () => {
    const customer = await newCustomer();
    assert.deepEqual(await saved(customer, white(12, monthly)), [['Club of 12', -12 * can * 0.1]]);
    assert.deepEqual(await saved(customer, white(24, monthly)), [['Club of 24', -24 * can * 0.2]]);
    assert.deepEqual(await saved(customer, white(12, monthly), { ...white(24), sku: 'RED-1' }), [
      ['Club of 12', -(12 * can + 24 * 800) * 0.1],
    ]);
  });

  it('is none with another number of cans, which is reduced as a case', async () => {
    const customer = await newCustomer();
    assert.deepEqual(await saved(customer, white(11, monthly)), []);
    assert.deepEqual(await saved(customer, white(13, monthly)), [['Full case', -13 * can * 0.05]]);
    assert.deepEqual(await saved(customer, white(25, monthly)), [['Double case', -25 * can * 0.1]]);
    assert.deepEqual(await saved(undefined, white(12)), [['Full case', -12 * can * 0.05]]);
    const weekly = { ...monthly, intervalUnit: 'week' };
    assert.deepEqual(await saved(customer, white(6, monthly), white(6, weekly)), [['Full case', -12 * can * 0.05]]);
  });

  it('applies to all later orders of the member, and to no other order', async () => {
    const { customer } = await member(12);
    const stranger = await newCustomer();
    assert.deepEqual(await saved(customer, white(2)), [['Club of 12', -2 * can * 0.1]]);
    assert.deepEqual(await saved(customer, white(24)), [['Club of 12', -24 * can * 0.1]]);
    for (const other of [stranger, undefined]) assert.deepEqual(await saved(other, white(2)), []);
    const guests = await cart(undefined, white(2));
    await engine.locked(guests.id, async (ctx) =>
      engine.get(Carts).claim(ctx, await engine.order(guests.id, ctx), customer),
    );
    assert.deepEqual(discountsOf(await engine.order(guests.id)), [['Club of 12', -2 * can * 0.1]]);
  });

  it('is that of the largest club', async () => {
    const { customer } = await member(12);
    assert.deepEqual(await saved(customer, white(24, monthly)), [['Club of 24', -24 * can * 0.2]]);
    await member(24, customer);
    assert.deepEqual(await saved(customer, white(12, monthly)), [['Club of 24', -12 * can * 0.2]]);
  });

  it('is that of active clubs, which are not paused', async () => {
    const { customer, club } = await member(24);
    const without = { state: 'active', isPaused: false } as const;
    const changes = [
      { isPaused: true },
      { state: 'canceled' },
      { state: 'inactive' },
      { state: 'pending-cancellation' },
    ] as const;
    for (const fields of changes) {
      await changeSubscription(engine, club, { ...without, ...fields });
      assert.deepEqual(await saved(customer, white(2)), [], JSON.stringify(fields));
    }
    await changeSubscription(engine, club, without);
    assert.deepEqual(await saved(customer, white(2)), [['Club of 24', -2 * can * 0.2]]);
  });

  it('is that of the subscription that an order delivers, though it is paused by now', async () => {
    const { customer, club } = await member(24);
    await changeSubscription(engine, club, { isPaused: true });
    const { id } = await cart(customer, white(24));
    await engine.locked(id, async (ctx) => {
      await engine.get(OrderService).updateCustomFields(ctx, id, { subscriptionId: club.id });
      await engine.get(OrderDraft).recalculate(ctx, await engine.order(id, ctx));
    });
    assert.deepEqual(discountsOf(await engine.order(id)), [['Club of 24', -24 * can * 0.2]]);
  });

  it('is on wine and packs alone', async () => {
    const { customer } = await member(12);
    const lines = ['WHITE-1|RED-1', 'SLEEVE-1', 'GIFT-CARD-50'].map((sku) => ({ sku, quantity: 1 }));
    assert.deepEqual(await saved(customer, ...lines), [['Club of 12', -420]]);
  });
});
