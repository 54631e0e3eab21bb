import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { Customer, Order, Payment, TransactionalConnection } from '@vendure/core';
import { cardsOfSandbox } from '#demo/demo-cards';
import type { DemoCustomer, DemoSubscription } from '#demo/demo-customer';
import { seedCustomers } from '#demo/demo-customers';
import { addDays, todayOf } from '#src/plugins/core/interval/calendar-day';
import { OpeningEntries } from '#src/plugins/ledger/opening-entries';
import { SavedCard } from '#src/plugins/saved-card/entities/saved-card.entity';
import { StoreCredits } from '#src/plugins/store-credit/store-credits';
import { Delivery } from '#src/plugins/subscription/entities/delivery.entity';
import { SubscribedLine, Subscription } from '#src/plugins/subscription/entities/subscription.entity';
import { EngineUnderTest, shopUrl } from '#test/support/engine-under-test';
import { callShop } from '#test/support/shop-call';
import { SignInStandIn } from '#test/support/sign-in-stand-in';

const engine = new EngineUnderTest();
const signIn = new SignInStandIn();
before(async () => {
  await signIn.start();
  await engine.start({ variables: signIn.variables });
  await seed();
});
after(async () => {
  // Rows that a seed writes by itself come with no event.
  await engine.get(OpeningEntries).open();
  await engine.stop();
  await signIn.stop();
});

const home = { address1: '12 Orchard Row', address2: '', city: 'Oakland', state: 'CA', zipcode: '94607' };
const monthly: DemoSubscription = {
  lines: { 'ORANGE-1': 6, 'PINK-1': 6 },
  everyMonths: 1,
  nextInDays: 20,
  delivered: 2,
  state: 'active',
  isPaused: false,
  endsInDays: null,
  skips: 0,
  isUnpaid: false,
  cancellationReason: null,
};

function person(name: string, history: Partial<DemoCustomer> = {}): DemoCustomer {
  return {
    email: `${name}@demo.test`,
    name,
    addresses: [{ ...home, name }],
    cards: [{ number: '4111111111111111', isExpired: false }],
    credits: [],
    subscriptions: [],
    orders: [],
    ...history,
  };
}

const people = [
  person('active', { subscriptions: [monthly] }),
  person('failed', { subscriptions: [{ ...monthly, nextInDays: 0, isUnpaid: true }] }),
  person('paused', { subscriptions: [{ ...monthly, isPaused: true, delivered: 1 }] }),
  person('rich', {
    credits: [{ daysAgo: 60, amount: 3500, reason: 'With our apologies' }],
    orders: [
      { daysAgo: 30, lines: { 'WHITE-1': 1 }, outcome: 'shipped', credit: 1000 },
      { daysAgo: 10, lines: { 'WHITE-1': 1 }, outcome: 'canceled', credit: 0 },
    ],
  }),
];

const seed = (): Promise<void> =>
  seedCustomers(engine.server, people, cardsOfSandbox(engine.sandbox.server.url, shopUrl));

const rows = () => engine.get(TransactionalConnection).rawConnection.manager;
const customerOf = (name: string): Promise<Customer> =>
  rows().findOneByOrFail(Customer, { emailAddress: `${name}@demo.test` });
const subscriptionOf = async (name: string): Promise<Subscription> =>
  rows().findOneByOrFail(Subscription, { customerId: (await customerOf(name)).id });

interface Me {
  readonly id: string;
  readonly name: string | null;
}

async function me(subject: string, provenEmail?: string): Promise<Me | undefined> {
  const headers = await signIn.headers(subject, provenEmail);
  const { body } = await callShop(engine.url, '{ signedInCustomer { id name } }', {}, headers);
  return body.data?.['signedInCustomer'] as Me | undefined;
}

describe('The customers of the demo (spec §3 Subscription, User)', () => {
  it('subscribe, with a club, a card, an address and past deliveries', async () => {
    const today = todayOf(new Date());
    const subscription = await subscriptionOf('active');
    const { state, clubCans, actionableDate, paymentState, shippingAddress } = subscription;
    assert.deepEqual(
      { state, clubCans, actionableDate, paymentState },
      { state: 'active', clubCans: 12, actionableDate: addDays(today, 20), paymentState: 'paid' },
    );
    assert.equal(shippingAddress.postalCode, '94607');
    const card = await rows().findOneByOrFail(SavedCard, { customerId: subscription.customerId });
    assert.deepEqual([card.id, card.isDefault, card.lastDigits], [subscription.savedCardId, true, '1111']);
    assert.equal(await rows().countBy(SubscribedLine, { subscriptionId: subscription.id }), 2);
    const deliveries = await rows().find(Delivery, {
      where: { subscriptionId: subscription.id },
      relations: { order: true },
      order: { dueOn: 'ASC' },
    });
    assert.deepEqual(
      deliveries.map(({ state: outcome, order }) => [outcome, order?.state, order?.customFields.subscriptionId]),
      [
        ['placed', 'Shipped', String(subscription.id)],
        ['placed', 'Shipped', String(subscription.id)],
      ],
    );
  });

  it('wait for a payment that failed, or have paused', async () => {
    const failed = await subscriptionOf('failed');
    assert.deepEqual([failed.paymentState, failed.failedTries], ['failed', 1]);
    const declined = await rows().findOneOrFail(Delivery, {
      where: { subscriptionId: failed.id, state: 'declined' },
      relations: { order: true },
    });
    assert.deepEqual([declined.dueOn, declined.order?.orderPlacedAt], [failed.actionableDate, null]);
    assert.equal((await subscriptionOf('paused')).isPaused, true);
  });

  it('have credit that pays a part of an order, whose payments add up', async () => {
    const { id } = await customerOf('rich');
    assert.equal(await engine.get(StoreCredits).available(await engine.context(), id), 2500);
    const [shipped, canceled] = await rows().find(Order, {
      where: { customerId: id },
      relations: { payments: true, lines: true, shippingLines: true, surcharges: true },
      order: { orderPlacedAt: 'ASC' },
    });
    const paid = (payments: readonly Payment[]): number => payments.reduce((sum, { amount }) => sum + amount, 0);
    assert.deepEqual([shipped?.state, canceled?.state], ['Shipped', 'Cancelled']);
    assert.deepEqual(shipped?.payments.map(({ method }) => method).toSorted(), ['hosted-payment', 'store-credit']);
    assert.equal(paid(shipped?.payments ?? []), shipped?.totalWithTax);
  });

  it('are the people who prove to own the address, and no others', async () => {
    const { id } = await customerOf('active');
    signIn.users.set('thief', { email: 'active@demo.test', isVerified: false });
    assert.notEqual((await me('thief'))?.id, String(id));
    const owner = await me('user-1', 'Active@demo.test');
    assert.deepEqual(owner, { id: String(id), name: 'active' });
    assert.deepEqual(await me('user-1'), owner);
    // Somebody else with the same address comes too late.
    assert.notEqual((await me('user-2', 'active@demo.test'))?.id, String(id));
    signIn.users.set('user-3', { email: 'failed@demo.test', isVerified: true });
    assert.equal((await me('user-3'))?.id, String((await customerOf('failed')).id));
  });

  it('are one customer for two calls at the same moment', async () => {
    const both = await Promise.all([me('user-4', 'paused@demo.test'), me('user-4', 'paused@demo.test')]);
    assert.deepEqual(
      both.map((one) => one?.id),
      Array(2).fill(String((await customerOf('paused')).id)),
    );
  });

  it('are filled in once, also those who have signed in by then, without a mail and without stock', async () => {
    const counted = async (): Promise<readonly number[]> =>
      Promise.all([Customer, Order, Subscription, Delivery, SavedCard].map((entity) => rows().count(entity)));
    const filled = await counted();
    await seed();
    assert.deepEqual(await counted(), filled);
    assert.deepEqual(engine.sandbox.mails, []);
    const [{ stock }] = (await rows().query(`SELECT sum(level."stockAllocated") AS stock FROM stock_level level`)) as [
      { stock: string },
    ];
    assert.equal(Number(stock), 0);
  });
});
