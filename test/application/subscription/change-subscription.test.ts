import { describe, expect, it } from 'vitest';
import { SubscriptionGateway } from '#src/application/ports/shop/subscription-gateway';
import { SubscriptionsState } from '#src/application/ports/state/subscriptions-state';
import { ChangeSubscription, type SubscriptionChange } from '#src/application/subscription/change-subscription';
import { LoadSubscriptions } from '#src/application/subscription/load-subscriptions';
import { given } from '#src/composition/container';
import type { Subscription } from '#src/domain/subscription/subscription';
import { noAnswer, outcomeOf, rejectedWith } from '#test/application/failures';
import { aSubscribedLine, aSubscription } from '#test/builders/a-subscription';
import { anAddress } from '#test/builders/an-address';
import { InMemorySubscriptionGateway } from '#test/fakes/shop/in-memory-subscription-gateway';
import { lockedOrder } from '#test/fakes/shop/refusals';
import { openTab } from '#test/support/test-tab';

const january = '2027-01-20';
const ada = { id: 'customer-7', email: 'ada@example.test' };

/** The account of a customer who has this one subscription, loaded. */
async function account(subscription: Subscription = aSubscription()) {
  const gateway = new InMemorySubscriptionGateway(() => ada.id, [subscription]);
  const tab = openTab({ adapters: [given(SubscriptionGateway, gateway)] });
  const { customer } = tab;
  customer.replace(ada);
  const load = tab.get(LoadSubscriptions);
  await load.execute();
  return { gateway, customer, state: tab.get(SubscriptionsState), load, change: tab.get(ChangeSubscription) };
}

describe('Loading subscriptions (spec §6 Signed-in only, §7 GET subscriptions)', () => {
  it('shows all of the customer, by id', async () => {
    const { state } = await account();
    expect([...state.all!]).toEqual([['subscription-1', aSubscription()]]);
  });

  it('makes no call as long as no customer is signed in', async () => {
    const { load, customer, state, gateway } = await account();
    customer.clear();
    state.clear();
    await load.execute();
    expect(state.all).toBeUndefined();
    expect(gateway.received).toEqual(['list']);
  });

  it('shows no data of the customer before', async () => {
    const { load, customer, state, gateway } = await account();
    state.clear();
    const gate = gateway.hold('list');
    const loading = load.execute();
    customer.replace({ id: 'customer-8', email: 'bob@example.test' });
    gate.release();
    await loading;
    expect(state.all).toBeUndefined();
  });

  it('keeps the known data when it fails', async () => {
    const { load, state, gateway } = await account();
    const failure = noAnswer();
    gateway.failNext('list', failure);
    expect(await outcomeOf(load.execute())).toEqual(rejectedWith(failure));
    expect(state.all?.size).toBe(1);
  });
});

describe('A change that is answered when its customer has left (spec §4 Sign-out, Subscription actions)', () => {
  it.each([
    ['nobody is signed in', undefined, undefined],
    ['somebody else is', { id: 'customer-8', email: 'bob@example.test' }, []],
  ])('shows nothing of them while %s', async (_name, next, shown) => {
    const { change, customer, state, gateway } = await account();
    const gate = gateway.hold('skip');
    const changing = change.execute('subscription-1', { kind: 'skip' });
    customer.clear();
    state.clear();
    if (next) {
      customer.replace(next);
      state.replaceAll([]);
    }
    gate.release();
    await changing;
    expect(state.all && [...state.all.keys()]).toEqual(shown);
  });
});

describe('Actions on a subscription (spec §4 Subscription actions)', () => {
  const actions: readonly {
    does: string;
    change: SubscriptionChange;
    from?: Partial<Subscription>;
    shows: Partial<Subscription>;
  }[] = [
    { does: 'skip', change: { kind: 'skip' }, shows: { actionableDate: january, isSkippable: false } },
    { does: 'cancel', change: { kind: 'cancel', reason: 'too much wine' }, shows: { state: 'canceled' } },
    { does: 'pause', change: { kind: 'pause', until: january }, shows: { state: 'paused', actionableDate: january } },
    {
      does: 'resume',
      change: { kind: 'resume', on: january },
      from: { state: 'paused' },
      shows: { state: 'active', actionableDate: january },
    },
    {
      does: 'update the interval of',
      change: { kind: 'update', update: { interval: { length: 2, unit: 'month' } } },
      shows: { interval: { length: 2, unit: 'month' } },
    },
  ];

  it.each(actions)("$does it, and show the server's state then", async ({ change, from = {}, shows }) => {
    const { change: changeSubscription, gateway, state } = await account(aSubscription(from));
    const answer = await changeSubscription.execute('subscription-1', change);
    expect(answer).toMatchObject(shows);
    expect(state.all?.get('subscription-1')).toEqual(gateway.see('subscription-1'));
    expect(gateway.see('subscription-1')).toMatchObject(shows);
  });

  it.each(actions)(
    'that lost their answer are looked up: $does counts as done when it was',
    async ({ does, change, from = {}, shows }) => {
      const { change: changeSubscription, gateway, state } = await account(aSubscription(from));
      gateway.failAfter(change.kind, noAnswer());
      await changeSubscription.execute('subscription-1', change);
      expect(state.all?.get('subscription-1'), does).toMatchObject(shows);
      expect(gateway.received.filter((method) => method === change.kind)).toHaveLength(1);
    },
  );

  it.each(actions)('that never arrived are told: $does was not done', async ({ change, from = {} }) => {
    const { change: changeSubscription, gateway, state } = await account(aSubscription(from));
    const failure = noAnswer();
    gateway.failNext(change.kind, failure);
    expect(await outcomeOf(changeSubscription.execute('subscription-1', change))).toEqual(rejectedWith(failure));
    expect(state.all?.get('subscription-1')).toEqual(aSubscription(from));
  });

  it.each(actions)(
    'count as done when they are repeated after an unknown outcome: $does',
    async ({ change, from = {}, shows }) => {
      const { change: changeSubscription, gateway, state } = await account(aSubscription(from));
      gateway.failAfter(change.kind, noAnswer());
      gateway.failNext('read', noAnswer());
      expect(await outcomeOf(changeSubscription.execute('subscription-1', change))).toMatchObject({
        reason: { code: 'network_error' },
      });
      expect(await changeSubscription.execute('subscription-1', change)).toMatchObject(shows);
      expect(state.all?.get('subscription-1')).toEqual(gateway.see('subscription-1'));
      expect(gateway.see('subscription-1')).toMatchObject(shows);
    },
  );

  it('count as done also when the call without an answer still held the subscription at the second press', async () => {
    const { change, gateway, state } = await account();
    gateway.failAfter('skip', noAnswer());
    gateway.failNext('read', noAnswer());
    await outcomeOf(change.execute('subscription-1', { kind: 'skip' }));
    gateway.failNext('skip', lockedOrder('subscription-1'));
    gateway.failNext('read', noAnswer());
    expect(await outcomeOf(change.execute('subscription-1', { kind: 'skip' }))).toMatchObject({
      reason: { code: 'locked' },
    });
    await change.execute('subscription-1', { kind: 'skip' });
    expect(state.all?.get('subscription-1')?.actionableDate).toBe(january);
  });

  it('tell a refusal that has nothing to do with the call without an answer', async () => {
    const { change, gateway } = await account();
    gateway.failNext('skip', noAnswer());
    await outcomeOf(change.execute('subscription-1', { kind: 'skip' }));
    gateway.changeElsewhere('subscription-1', { state: 'paused', actionableDate: january });
    expect(await outcomeOf(change.execute('subscription-1', { kind: 'skip' }))).toMatchObject({
      reason: { code: 'unprocessable_entity' },
    });
  });

  it('send a new address, and believe a lost answer once the address is another one', async () => {
    const { change, gateway, state } = await account(aSubscription({ shipAddress: anAddress() }));
    const update = { shipAddress: anAddress({ address1: '2 Office Rd' }) };
    const failure = noAnswer();
    gateway.failNext('update', failure);
    const first = outcomeOf(change.execute('subscription-1', { kind: 'update', update }));
    expect(await first).toEqual(rejectedWith(failure));
    gateway.failAfter('update', failure);
    await change.execute('subscription-1', { kind: 'update', update });
    expect(state.all?.get('subscription-1')?.shipAddress?.address1).toBe('2 Office Rd');
  });

  it('change the cans of every delivery, exactly as many as before', async () => {
    const { change, gateway, state } = await account();
    const cans = [
      { sku: 'WHITE-1', quantity: 5 },
      { sku: 'RED-1', quantity: 7 },
    ];
    await change.execute('subscription-1', { kind: 'update', update: { cans } });
    expect(state.all?.get('subscription-1')?.lineItems.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ['WHITE-1', 5],
      ['RED-1', 7],
    ]);
    const refused = outcomeOf(
      change.execute('subscription-1', { kind: 'update', update: { cans: [{ sku: 'RED-1', quantity: 13 }] } }),
    );
    expect(await refused).toMatchObject({
      status: 'rejected',
      reason: { code: 'unprocessable_entity', errors: { line_items: ['must add up to 12 or 24 cans'] } },
    });
    expect(state.all?.get('subscription-1')).toEqual(gateway.see('subscription-1'));
  });

  it('believe no lost answer when the cans are other ones', async () => {
    const { change, gateway } = await account(
      aSubscription({
        lineItems: [
          aSubscribedLine({ quantity: 5 }),
          aSubscribedLine({ id: 'subscribed-2', sku: 'RED-1', quantity: 7 }),
        ],
      }),
    );
    const failure = noAnswer();
    gateway.failNext('update', failure);
    const update = {
      cans: [
        { sku: 'WHITE-1', quantity: 7 },
        { sku: 'RED-1', quantity: 5 },
      ],
    };
    expect(await outcomeOf(change.execute('subscription-1', { kind: 'update', update }))).toEqual(
      rejectedWith(failure),
    );
  });

  it('show the state from elsewhere when they are refused', async () => {
    const { change, gateway, state } = await account();
    gateway.changeElsewhere('subscription-1', { state: 'canceled' });
    const outcome = await outcomeOf(change.execute('subscription-1', { kind: 'pause' }));
    expect(outcome).toMatchObject({
      status: 'rejected',
      reason: { errors: { paused: ['cannot pause/resume a subscription which is not active'] } },
    });
    expect(state.all?.get('subscription-1')?.state).toBe('canceled');
  });

  it('are nothing for guests, and never reach another customer’s subscription', async () => {
    const { change, customer, gateway } = await account();
    customer.replace({ id: 'customer-8', email: 'bob@example.test' });
    expect(await outcomeOf(change.execute('subscription-1', { kind: 'skip' }))).toMatchObject({
      reason: { code: 'unauthorized' },
    });
    customer.clear();
    expect(await outcomeOf(change.execute('subscription-1', { kind: 'skip' }))).toMatchObject({
      reason: { code: 'unauthorized', message: 'Nobody is signed in' },
    });
    expect(gateway.see('subscription-1')).toEqual(aSubscription());
  });
});
