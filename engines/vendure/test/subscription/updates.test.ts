import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { TransactionalConnection } from '@vendure/core';
import type { ShopAddress } from '#src/plugins/core/address/address-values';
import { toShopAddress } from '#src/plugins/core/address/order-address';
import { SavedCard } from '#src/plugins/saved-card/entities/saved-card.entity';
import type { Subscription } from '#src/plugins/subscription/entities/subscription.entity';
import type { SubscriptionUpdate } from '#src/plugins/subscription/subscription-update';
import type { Given } from '#test/support/change-subscription';
import { keyOf, nobody, past, refusalOf, SubscriptionCalls, today } from '#test/support/change-subscription';
import { inTransaction } from '#test/support/customers';
import { EngineUnderTest } from '#test/support/engine-under-test';
import { stockUp } from '#test/support/joining';
import { cards, newCustomer, saveCard } from '#test/support/subscribers';
import { untilOthersWait } from '#test/support/waiting';

const engine = new EngineUnderTest();
const calls = new SubscriptionCalls(engine);
before(async () => {
  await engine.start({ hasWorker: false });
  await stockUp(engine);
});
after(() => engine.stop());

/** The cans in every delivery, by sku. */
const cansIn = ({ lines }: Subscription): Readonly<Record<string, number>> =>
  Object.fromEntries(lines.map(({ productVariant, quantity }) => [productVariant.sku, quantity]));

describe('Changing a subscription (spec §4 Subscription actions, update)', () => {
  it('to another interval leaves the next day alone', async () => {
    const changed = await calls.update(keyOf(await calls.begun({ card: null })), {
      interval: { length: 2, unit: 'week' },
    });
    assert.deepEqual([changed.interval, changed.actionableDate], [{ length: 2, unit: 'week' }, '2027-03-01']);
  });

  it('to another interval or address moves a day that is over, unless its payment has failed', async () => {
    const late = { card: null, actionableDate: '2027-02-01' };
    const interval = { length: 2, unit: 'month' } as const;
    const daysOf = async (given: object, update: Parameters<typeof calls.update>[1]): Promise<unknown> =>
      (await calls.update(keyOf(await calls.begun({ ...late, ...given })), update)).actionableDate;
    assert.equal(await daysOf({}, { interval }), '2027-04-01');
    assert.equal(await daysOf({}, { shippingAddress: address }), '2027-03-01');
    assert.equal(await daysOf({ paymentState: 'failed' }, { interval, shippingAddress: address }), '2027-02-01');
    assert.equal(await daysOf({}, { interval, actionableDate: '2027-02-20' }), '2027-02-20');
  });

  it('to another day counts months from it, but not when a skip is taken back', async () => {
    const key = keyOf(await calls.begun({ card: null, actionableDate: '2027-02-28', anchorDay: 31 }));
    assert.equal((await calls.skip(key)).actionableDate, '2027-03-31');
    const back = await calls.update(key, { actionableDate: '2027-02-28' });
    assert.deepEqual([back.actionableDate, back.anchorDay], ['2027-02-28', 31]);
    assert.equal((await calls.update(key, { actionableDate: '2027-03-05' })).anchorDay, 5);
    assert.equal((await calls.pause(key, '2027-03-12')).anchorDay, 12);
    assert.equal((await calls.resume(key)).anchorDay, 11);
  });

  it('to months counts them from the next delivery, where weeks came before', async () => {
    const weekly = { card: null, intervalUnit: 'week', anchorDay: 17 } as const;
    const changed = await calls.update(keyOf(await calls.begun(weekly)), { interval: { length: 1, unit: 'month' } });
    assert.deepEqual([changed.actionableDate, changed.anchorDay], ['2027-03-01', 1]);
  });

  it('to another day lets the card be tried anew; to the day that it has changes nothing', async () => {
    const failed = { failedTries: 2, mayBeTriedAgain: false, card: null };
    const subscription = await calls.begun(failed);
    const same = await calls.update(keyOf(subscription), { actionableDate: '2027-03-01' });
    assert.deepEqual([same.failedTries, same.mayBeTriedAgain], [2, false]);
    const moved = await calls.update(keyOf(subscription), { actionableDate: '2027-03-05' });
    assert.deepEqual([moved.actionableDate, moved.failedTries, moved.mayBeTriedAgain], ['2027-03-05', 0, true]);
    const { actionableDate } = await calls.update(keyOf(subscription), { actionableDate: today });
    assert.equal(actionableDate, '2027-02-11');
  });

  it('leaves a day alone that is over, while it stays: a delivery may wait for its payment', async () => {
    const subscription = await calls.begun({ card: null, actionableDate: '2027-02-01' });
    const { actionableDate } = await calls.update(keyOf(subscription), { actionableDate: '2027-02-01' });
    assert.equal(actionableDate, '2027-02-01');
  });

  it('to another card of the customer lets it be tried anew; to the one that it has changes nothing', async () => {
    const customer = await newCustomer(engine);
    const subscription = await calls.begun({
      customer,
      failedTries: 3,
      mayBeTriedAgain: false,
      paymentState: 'failed',
    });
    const same = await calls.update(keyOf(subscription), { savedCardId: subscription.savedCardId });
    assert.deepEqual([same.failedTries, same.mayBeTriedAgain], [3, false]);
    const other = await saveCard(engine, customer, cards.tryAgainLater);
    const changed = await calls.update(keyOf(subscription), { savedCardId: other.id });
    const { savedCardId, failedTries, mayBeTriedAgain, paymentState, savedCard } = changed;
    assert.deepEqual([savedCardId, failedTries, mayBeTriedAgain, paymentState], [other.id, 0, true, 'failed']);
    assert.equal(savedCard?.lastDigits, '0341');
  });

  it('waits for a card that is being removed, and then has no use for it', async () => {
    const customer = await newCustomer(engine);
    const subscription = await calls.begun({ customer });
    const other = await saveCard(engine, customer, cards.tryAgainLater);
    const { update } = await inTransaction(engine, async (ctx) => {
      await engine.get(TransactionalConnection).getRepository(ctx, SavedCard).delete(other.id);
      const update = refusalOf(calls.update(keyOf(subscription), { savedCardId: other.id }));
      await untilOthersWait(engine);
      return { update };
    });
    assert.deepEqual(await update, { payment_source: ['is not in your wallet'] });
    assert.equal((await calls.read(subscription)).savedCardId, subscription.savedCardId);
  });

  const address: ShopAddress = {
    ...{ name: 'Grace Example', address1: '2 Hill Road', address2: 'Back door', city: 'Oakland', zipcode: '94601' },
    ...{ phone: '5105550100', countryIso: 'US', stateAbbr: 'CA' },
  };

  it('to another address, with its phone number in one form', async () => {
    const sent = { ...address, phone: '(510) 555-0100' };
    const { shippingAddress } = await calls.update(keyOf(await calls.begun({ card: null })), { shippingAddress: sent });
    assert.deepEqual(toShopAddress(shippingAddress), address);
  });

  it('to no place where wine is not shipped', async () => {
    const { rawConnection } = engine.get(TransactionalConnection);
    const args = (states: string): string =>
      `UPDATE shipping_method SET checker = jsonb_set(checker::jsonb, '{args}', (
         SELECT jsonb_agg(CASE WHEN arg->>'name' = 'wineStates' THEN jsonb_set(arg, '{value}', '"${states}"') ELSE arg END)
         FROM jsonb_array_elements(checker::jsonb->'args') arg))::text`;
    await rawConnection.query(args('NV'));
    const subscription = await calls.begun({ card: null });
    await calls.refused(subscription, () => calls.update(keyOf(subscription), { shippingAddress: address }), {
      ship_address: ['is in a place where we cannot ship wine'],
    });
    await rawConnection.query(args(''));
  });

  const wrong: readonly (readonly [what: string, update: SubscriptionUpdate, refusal: object])[] = [
    [
      'an interval of zero',
      { interval: { length: 0, unit: 'month' } },
      { interval_length: ['must be greater than 0'] },
    ],
    [
      'an interval of 367 days',
      { interval: { length: 367, unit: 'day' } },
      { interval_length: ['must be less than or equal to 366'] },
    ],
    [
      'an interval of fortnights',
      { interval: { length: 1, unit: 'fortnight' } },
      { interval_units: ['is not included in the list'] },
    ],
    ['a day that is over', { actionableDate: '2027-02-09' }, past],
    ['a text that is no day', { actionableDate: '' }, { actionable_date: ['is invalid'] }],
    [
      'a PO box',
      { shippingAddress: { ...address, address1: 'P.O. Box 12' } },
      { 'ship_address.address1': ['cannot be a PO box: an adult has to sign for wine'] },
    ],
    [
      'a ZIP code of another state',
      { shippingAddress: { ...address, zipcode: '84101' } },
      { 'ship_address.zipcode': ['is not in this state'], 'ship_address.state': ['does not have this ZIP code'] },
    ],
    ['a card that nobody has', { savedCardId: nobody }, { payment_source: ['is not in your wallet'] }],
    ['what is no card', { savedCardId: 'card' }, { payment_source: ['is not in your wallet'] }],
    ['11 cans', { cans: [{ sku: 'RED-1', quantity: 11 }] }, { line_items: ['must add up to 12 or 24 cans'] }],
    ['no cans', { cans: [] }, { line_items: ["can't be blank"] }],
    [
      'less than one of a can',
      {
        cans: [
          { sku: 'RED-1', quantity: 12 },
          { sku: 'WHITE-1', quantity: 0 },
        ],
      },
      { line_items: ['need quantities from 1 to 1000'] },
    ],
    [
      'more than 1000 of a can',
      { cans: [{ sku: 'RED-1', quantity: 1001 }] },
      { line_items: ['need quantities from 1 to 1000'] },
    ],
    ['what was never sold', { cans: [{ sku: 'GONE', quantity: 12 }] }, { line_items: ['name an unknown sku: GONE'] }],
    [
      'what nobody can subscribe to',
      { cans: [{ sku: 'FIZZ-1', quantity: 12 }] },
      { line_items: ['cannot hold FIZZ-1'] },
    ],
    [
      'one of two changes that is wrong',
      { interval: { length: 2, unit: 'week' }, actionableDate: '2027-04-04', cans: [{ sku: 'RED-1', quantity: 13 }] },
      { line_items: ['must add up to 12 or 24 cans'] },
    ],
  ];
  for (const [what, update, refusal] of wrong)
    it(`is refused for ${what}, and nothing is half changed`, async () => {
      const subscription = await calls.club();
      await calls.refused(subscription, () => calls.update(keyOf(subscription), update), refusal);
    });

  it('is refused for a card of somebody else', async () => {
    const [subscription, other] = [await calls.begun(), await calls.begun()];
    await calls.refused(subscription, () => calls.update(keyOf(subscription), { savedCardId: other.savedCardId }), {
      payment_source: ['is not in your wallet'],
    });
  });

  for (const state of ['canceled', 'inactive'] as const)
    it(`is refused for one that is ${state}`, async () => {
      const subscription = await calls.begun({ card: null, state });
      await calls.refused(
        subscription,
        () => calls.update(keyOf(subscription), { interval: { length: 2, unit: 'week' } }),
        {
          state: ['cannot change a subscription which is not active'],
        },
      );
    });
});

describe('Changing the cans (spec §4 update, §9 Club sizes)', () => {
  const cans = (white: number, red: number): SubscriptionUpdate => ({
    cans: [
      ...(white > 0 ? [{ sku: 'WHITE-1', quantity: white }] : []),
      ...(red > 0 ? [{ sku: 'RED-1', quantity: red }] : []),
    ],
  });
  const lineOf = ({ lines }: Subscription, wanted: string): unknown =>
    lines.find(({ productVariant: { sku } }) => sku === wanted)?.id;

  it('keeps the line of a can that stays', async () => {
    const subscription = await calls.club();
    const mixed = await calls.update(keyOf(subscription), cans(5, 7));
    assert.deepEqual(cansIn(mixed), { 'WHITE-1': 5, 'RED-1': 7 });
    assert.equal(lineOf(mixed, 'WHITE-1'), lineOf(subscription, 'WHITE-1'));
    const red = await calls.update(keyOf(subscription), cans(0, 12));
    assert.deepEqual(cansIn(red), { 'RED-1': 12 });
    assert.equal(lineOf(red, 'RED-1'), lineOf(mixed, 'RED-1'));
  });

  it('adds up the quantities of a sku that is named twice', async () => {
    const twice = [...(cans(0, 5).cans ?? []), ...(cans(0, 7).cans ?? [])];
    assert.deepEqual(cansIn(await calls.update(keyOf(await calls.club()), { cans: twice })), { 'RED-1': 12 });
  });

  it('keeps the extras of the next delivery', async () => {
    const lines = [
      { sku: 'WHITE-1', quantity: 12 },
      { sku: 'RED-1', quantity: 1, isOneTime: true },
    ];
    const changed = await calls.update(keyOf(await calls.club({ lines })), cans(6, 6));
    assert.deepEqual(
      changed.lines.map(({ productVariant: { sku }, quantity, isOneTime }) => [sku, quantity, isOneTime]),
      [
        ['WHITE-1', 6, false],
        ['RED-1', 1, true],
        ['RED-1', 6, false],
      ],
    );
  });

  it('keeps a can that is no longer offered for subscriptions', async () => {
    const lines = [
      { sku: 'WHITE-1', quantity: 6 },
      { sku: 'PINK-1', quantity: 6 },
    ];
    const wanted = [
      { sku: 'WHITE-1', quantity: 6 },
      { sku: 'PINK-1', quantity: 5 },
    ];
    const changed = await calls.update(keyOf(await calls.begun({ lines, card: null })), { cans: wanted });
    assert.deepEqual(cansIn(changed), { 'WHITE-1': 6, 'PINK-1': 5 });
  });

  it('changes the size of the club, to 24 cans and back', async () => {
    const subscription = await calls.club();
    const larger = await calls.update(keyOf(subscription), cans(12, 12));
    assert.equal(larger.clubCans, 24);
    assert.equal((await calls.update(keyOf(subscription), cans(12, 0))).clubCans, 12);
  });

  it('leaves a box of no club as large as it is wanted', async () => {
    const changed = await calls.update(keyOf(await calls.begun({ card: null })), cans(12, 0));
    assert.deepEqual([cansIn(changed), changed.clubCans], [{ 'WHITE-1': 12 }, null]);
  });

  const resting: readonly (readonly [when: string, given: Given])[] = [
    ['while it is paused', { isPaused: true }],
    ['before its last delivery', { state: 'pending-cancellation' }],
  ];
  for (const [when, given] of resting)
    it(`changes no size ${when}`, async () => {
      const subscription = await calls.club(given);
      await calls.refused(subscription, () => calls.update(keyOf(subscription), cans(24, 0)), {
        line_items: ['must add up to 12 cans'],
      });
      assert.deepEqual(cansIn(await calls.update(keyOf(subscription), cans(6, 6))), { 'WHITE-1': 6, 'RED-1': 6 });
    });
});
