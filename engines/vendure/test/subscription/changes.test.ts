import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { CustomerService, ProductVariant, TransactionalConnection } from '@vendure/core';
import type { ShopAddress } from '#src/plugin/address-book/address-values';
import { toShopAddress } from '#src/plugin/address-book/order-address';
import { todayOf } from '#src/plugin/interval/calendar-day';
import { SavedCard } from '#src/plugin/saved-card/saved-card.entity';
import type { SubscriptionKey } from '#src/plugin/subscription/subscription-changes';
import { upcomingTotal } from '#src/plugin/subscription/subscription-rules';
import type { SubscriptionUpdate } from '#src/plugin/subscription/subscription-update';
import { SubscribedLine, Subscription } from '#src/plugin/subscription/subscription.entity';
import { Subscriptions } from '#src/plugin/subscription/subscriptions';
import { keyOf, mailsTo, refusalOf, SubscriptionCalls, today } from '#test/support/change-subscription';
import { inTransaction } from '#test/support/customers';
import { EngineUnderTest } from '#test/support/engine-under-test';
import { cards, newCustomer, saveCard, subscribe } from '#test/support/subscribers';
import { twiceAtOnce, untilOthersWait } from '#test/support/waiting';

const engine = new EngineUnderTest();
const calls = new SubscriptionCalls(engine);
before(async () => {
  await engine.start({ hasWorker: false });
  const variants = engine.get(TransactionalConnection).rawConnection.getRepository(ProductVariant);
  for (const sku of ['WHITE-1', 'RED-1'])
    await variants.update({ sku }, { customFields: { cans: 1, subscribable: true } });
});
after(() => engine.stop());

const nobody = '00000000-0000-4000-8000-000000000000';
const notActive = { paused: ['cannot pause/resume a subscription which is not active'] };
const notSkippable = { state: ['cannot skip a subscription which is not active'] };
const skippedAlready = {
  successive_skip_count: ['This subscription has exceeded the maximum configured successive skip limit'],
};
const past = { actionable_date: ['must be tomorrow or later'] };

type Given = Parameters<typeof subscribe>[1];

const read = async ({ id }: { readonly id: unknown }): Promise<Subscription> =>
  engine.get(Subscriptions).load(await engine.context(), String(id));
const change = async ({ id }: Subscription, fields: Partial<Subscription>): Promise<void> => {
  const rows = engine.get(TransactionalConnection).getRepository(await engine.context(), Subscription);
  await rows.update(id, fields as object);
};
/** A subscription whose next delivery is on 1 March. */
const begun = async (given: Given = {}): Promise<Subscription> => {
  const subscription = await subscribe(engine, { actionableDate: '2027-03-01', ...given });
  return read(subscription);
};
/** Twelve white cans a month. */
const club = (given: Given = {}): Promise<Subscription> =>
  begun({ clubCans: 12, lines: [{ sku: 'WHITE-1', quantity: 12 }], ...given });
const cansIn = ({ lines }: Subscription): Readonly<Record<string, number>> =>
  Object.fromEntries(lines.map(({ productVariant, quantity }) => [productVariant.sku, quantity]));
/** What is different in a row, beside the moment of the change. */
const stateOf = ({ updatedAt: _updatedAt, customer: _customer, ...rest }: Subscription): unknown =>
  JSON.parse(JSON.stringify(rest));
const subjects = async ({ customer }: Subscription): Promise<readonly string[]> =>
  (await mailsTo(engine, customer.emailAddress)).map(({ subject }) => subject);
/** Requires that a call is refused with these messages, changes nothing and mails nothing. */
async function refused(subscription: Subscription, call: () => Promise<unknown>, messages: unknown): Promise<void> {
  const before = await read(subscription);
  const mails = await subjects(subscription);
  assert.deepEqual(await refusalOf(call()), messages);
  assert.deepEqual(stateOf(await read(subscription)), stateOf(before));
  assert.deepEqual(await subjects(subscription), mails);
}

describe('Reading subscriptions (spec §3 Subscription, §7 subscriptions)', () => {
  it('lists all of a customer, the newest first, and nobody else’s', async () => {
    const customer = await newCustomer(engine);
    const older = await begun({ customer, state: 'canceled', card: null });
    const newer = await begun({ customer, card: null });
    const listed = await engine.get(Subscriptions).list(await engine.context(), customer.id);
    assert.deepEqual(
      listed.map(({ id }) => id),
      [newer.id, older.id],
    );
  });

  it('finds one of the customer; another’s is not theirs, and what is no id is none', async () => {
    const [mine, other] = [await begun({ card: null }), await begun({ card: null })];
    const find = async (id: string): Promise<Subscription> =>
      engine.get(Subscriptions).find(await engine.context(), mine.customerId, id);
    assert.equal((await find(String(mine.id))).id, mine.id);
    assert.equal(await refusalOf(find(String(other.id))), 'UNAUTHORIZED');
    for (const id of [nobody, '999999', 'no-such-subscription', ''])
      assert.equal(await refusalOf(find(id)), 'NOT_FOUND', id);
  });

  it('knows today’s prices, those of packs by their cans', async () => {
    const variants = engine.get(TransactionalConnection).rawConnection.getRepository(ProductVariant);
    await variants.update({ sku: 'WHITE-1|RED-1' }, { customFields: { composable: true } });
    const subscription = await begun({ lines: [{ sku: 'WHITE-1', quantity: 3 }], card: null });
    const pack = await variants.findOneByOrFail({ sku: 'WHITE-1|RED-1' });
    const parts = JSON.stringify([
      { sku: 'RED-1', quantity: 2 },
      { sku: 'WHITE-1', quantity: 4 },
    ]);
    await inTransaction(engine, (ctx) =>
      engine
        .get(TransactionalConnection)
        .getRepository(ctx, SubscribedLine)
        .save(new SubscribedLine({ subscription: { id: subscription.id }, productVariant: pack, quantity: 1, parts })),
    );
    const { lines } = await read(subscription);
    assert.deepEqual(
      lines.map(({ unitPrice, productVariant }) => [productVariant.name, unitPrice]),
      [
        ['Brisk White', 700],
        ['Mixed Pack | 6', 4 * 700 + 2 * 800],
      ],
    );
    await variants.update({ sku: 'WHITE-1|RED-1' }, { customFields: { composable: false } });
  });

  it('still knows what is not sold any more', async () => {
    const variants = engine.get(TransactionalConnection).rawConnection.getRepository(ProductVariant);
    const subscription = await begun({ lines: [{ sku: 'ORANGE-1', quantity: 2 }], card: null });
    await variants.update({ sku: 'ORANGE-1' }, { deletedAt: new Date(), enabled: false });
    const [line] = (await read(subscription)).lines;
    assert.deepEqual([line?.productVariant.name, line?.unitPrice], ['Slow Orange', 1000]);
    await variants.update({ sku: 'ORANGE-1' }, { deletedAt: null, enabled: true });
  });

  it('asks the database as often for five as for one', async (t) => {
    const customer = await newCustomer(engine);
    const { logger } = engine.get(TransactionalConnection).rawConnection;
    const asked = t.mock.method(logger, 'logQuery', () => undefined);
    const statements = async (): Promise<number> => {
      asked.mock.resetCalls();
      await engine.get(Subscriptions).list(await engine.context(), customer.id);
      return asked.mock.callCount();
    };
    await begun({ customer, card: null });
    await statements();
    const ofOne = await statements();
    for (let others = 0; others < 4; others += 1) await begun({ customer, card: null });
    assert.ok(ofOne > 0);
    assert.equal(await statements(), ofOne);
  });
});

describe('The price of the next delivery (spec §9 Club discount)', () => {
  const cases: readonly (readonly [what: string, given: Given, memberOf: number | null, total: number])[] = [
    ['a box of no club', { lines: [{ sku: 'WHITE-1', quantity: 3 }] }, null, 2100],
    ['a box of 12 cans', { clubCans: 12, lines: [{ sku: 'WHITE-1', quantity: 12 }] }, null, 7560],
    ['a box of 24 cans', { clubCans: 24, lines: [{ sku: 'WHITE-1', quantity: 24 }] }, null, 13_440],
    ['the larger club of its customer', { clubCans: 12, lines: [{ sku: 'WHITE-1', quantity: 12 }] }, 24, 6720],
    [
      'goods that are no wine beside it',
      {
        clubCans: 12,
        lines: [
          { sku: 'WHITE-1', quantity: 12 },
          { sku: 'SLEEVE-1', quantity: 1, isOneTime: true },
        ],
      },
      null,
      8060,
    ],
    ['one that is over', { state: 'canceled', clubCans: 12, lines: [{ sku: 'WHITE-1', quantity: 12 }] }, null, 8400],
    ['a paused one', { isPaused: true, clubCans: 12, lines: [{ sku: 'WHITE-1', quantity: 12 }] }, null, 7560],
  ];
  for (const [what, given, memberOf, total] of cases)
    it(`of ${what}`, async () => {
      assert.equal(upcomingTotal(await begun({ card: null, ...given }), memberOf), total);
    });
});

describe('Skipping (spec §4 Subscription actions, skip)', () => {
  it('moves the next delivery by one interval of the calendar, and lets the card be tried anew', async () => {
    const failed = { paymentState: 'failed', failedTries: 2, mayBeTriedAgain: false } as const;
    const skipped = await calls.skip(keyOf(await begun({ ...failed, actionableDate: '2027-01-31' })));
    const { actionableDate, skipCount, successiveSkipCount, failedTries, mayBeTriedAgain, paymentState } = skipped;
    assert.deepEqual(
      { actionableDate, skipCount, successiveSkipCount, failedTries, mayBeTriedAgain, paymentState },
      {
        ...{ actionableDate: '2027-02-28', skipCount: 1, successiveSkipCount: 1 },
        ...{ failedTries: 0, mayBeTriedAgain: true, paymentState: 'failed' },
      },
    );
  });

  const impossible: readonly (readonly [what: string, given: Given, refusal: object])[] = [
    ['a second time in a row', { successiveSkipCount: 1 }, skippedAlready],
    ['while it is paused', { isPaused: true }, notSkippable],
    ['without a next delivery', { actionableDate: null }, notSkippable],
    ['after it was canceled', { state: 'canceled' }, notSkippable],
    ['before its last delivery', { state: 'pending-cancellation' }, notSkippable],
  ];
  for (const [what, given, refusal] of impossible)
    it(`is refused ${what}`, async () => {
      const subscription = await begun({ card: null, ...given });
      await refused(subscription, () => calls.skip(keyOf(subscription)), refusal);
    });

  it('twice at one moment skips one delivery', async () => {
    const subscription = await begun({ card: null });
    const answers = await twiceAtOnce(engine, 'subscription', () => calls.skip(keyOf(subscription)));
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected']);
    const { actionableDate, skipCount } = await read(subscription);
    assert.deepEqual([actionableDate, skipCount], ['2027-04-01', 1]);
    assert.equal((await subjects(subscription)).length, 1);
  });
});

describe('Canceling (spec §4 Subscription actions, cancel)', () => {
  it('ends it at once, a paused one too, with the reason in at most 1000 characters', async () => {
    const canceled = await calls.cancel(keyOf(await begun({ card: null, isPaused: true })), `  ${'🍷'.repeat(1001)} `);
    const { state, isPaused, actionableDate, cancellationReason } = canceled;
    assert.deepEqual([state, isPaused, actionableDate], ['canceled', false, null]);
    assert.equal(cancellationReason, '🍷'.repeat(1000));
  });

  it('needs no reason', async () => {
    assert.equal((await calls.cancel(keyOf(await begun({ card: null })))).cancellationReason, null);
    assert.equal((await calls.cancel(keyOf(await begun({ card: null })), ' ')).cancellationReason, null);
  });

  for (const state of ['canceled', 'inactive', 'pending-cancellation'] as const)
    it(`is refused for one that is ${state}`, async () => {
      const subscription = await begun({ card: null, state });
      const refusal = { state: ['cannot transition via "cancel"'] };
      await refused(subscription, () => calls.cancel(keyOf(subscription)), refusal);
    });
});

describe('Pausing and resuming (spec §4 Subscription actions)', () => {
  /** The day is over in Hawaii at 10:00 UTC of the next one. */
  const lastMoment = todayOf(new Date('2027-02-11T09:59:59.999Z'));
  const nextMoment = todayOf(new Date('2027-02-11T10:00:00.000Z'));
  const days: readonly (readonly [on: string, chosen: string | undefined, paused: string | null, resumed: string])[] = [
    [lastMoment, undefined, null, '2027-02-11'],
    [lastMoment, '2027-02-10', '2027-02-11', '2027-02-11'],
    [lastMoment, '2027-02-11', '2027-02-11', '2027-02-11'],
    [nextMoment, undefined, null, '2027-02-12'],
    [nextMoment, '2027-02-11', '2027-02-12', '2027-02-12'],
    [nextMoment, '2028-02-29', '2028-02-29', '2028-02-29'],
  ];
  for (const [on, chosen, paused, resumed] of days)
    it(`with ${chosen ?? 'no day'} on ${on}`, async () => {
      const key = keyOf(await begun({ card: null, failedTries: 3, mayBeTriedAgain: false }));
      const stopped = await calls.pause(key, chosen, on);
      assert.deepEqual([stopped.isPaused, stopped.state, stopped.actionableDate], [true, 'active', paused]);
      const goesOn = await calls.resume(key, chosen, on);
      assert.deepEqual([goesOn.isPaused, goesOn.actionableDate], [false, resumed]);
      assert.deepEqual([goesOn.failedTries, goesOn.mayBeTriedAgain], [0, true]);
    });

  const wrong: readonly (readonly [day: string, refusal: object])[] = [
    ['2027-02-09', past],
    ['2027-02-30', { actionable_date: ['is invalid'] }],
    ['soon', { actionable_date: ['is invalid'] }],
  ];
  for (const [day, refusal] of wrong)
    it(`is refused for ${day} on ${today}`, async () => {
      const subscription = await begun({ card: null });
      await refused(subscription, () => calls.pause(keyOf(subscription), day), refusal);
      await change(subscription, { isPaused: true });
      await refused(subscription, () => calls.resume(keyOf(subscription), day), refusal);
    });

  it('twice changes nothing and mails nothing', async () => {
    const subscription = await begun({ card: null });
    const paused = await calls.pause(keyOf(subscription), '2027-05-01');
    assert.deepEqual(stateOf(await calls.pause(keyOf(subscription), '2027-06-01')), stateOf(paused));
    const resumed = await calls.resume(keyOf(subscription), '2027-03-05');
    assert.deepEqual(stateOf(await calls.resume(keyOf(subscription), '2027-04-05')), stateOf(resumed));
    assert.deepEqual(await subjects(subscription), ['Your club box is paused', 'Your club box is active again']);
  });

  for (const state of ['canceled', 'inactive', 'pending-cancellation'] as const)
    it(`is refused for one that is ${state}`, async () => {
      const subscription = await begun({ card: null, state });
      await refused(subscription, () => calls.pause(keyOf(subscription)), notActive);
      await refused(subscription, () => calls.resume(keyOf(subscription)), notActive);
    });
});

describe('Changing a subscription (spec §4 Subscription actions, update)', () => {
  it('to another interval leaves the next day alone', async () => {
    const changed = await calls.update(keyOf(await begun({ card: null })), { interval: { length: 2, unit: 'week' } });
    assert.deepEqual([changed.interval, changed.actionableDate], [{ length: 2, unit: 'week' }, '2027-03-01']);
  });

  it('to another day lets the card be tried anew; to the day that it has changes nothing', async () => {
    const failed = { failedTries: 2, mayBeTriedAgain: false, card: null };
    const subscription = await begun(failed);
    const same = await calls.update(keyOf(subscription), { actionableDate: '2027-03-01' });
    assert.deepEqual([same.failedTries, same.mayBeTriedAgain], [2, false]);
    const moved = await calls.update(keyOf(subscription), { actionableDate: '2027-03-05' });
    assert.deepEqual([moved.actionableDate, moved.failedTries, moved.mayBeTriedAgain], ['2027-03-05', 0, true]);
    const { actionableDate } = await calls.update(keyOf(subscription), { actionableDate: today });
    assert.equal(actionableDate, '2027-02-11');
  });

  it('leaves a day alone that is over, while it stays: a delivery may wait for its payment', async () => {
    const subscription = await begun({ card: null, actionableDate: '2027-02-01' });
    const { actionableDate } = await calls.update(keyOf(subscription), { actionableDate: '2027-02-01' });
    assert.equal(actionableDate, '2027-02-01');
  });

  it('to another card of the customer lets it be tried anew; to the one that it has changes nothing', async () => {
    const customer = await newCustomer(engine);
    const subscription = await begun({ customer, failedTries: 3, mayBeTriedAgain: false, paymentState: 'failed' });
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
    const subscription = await begun({ customer });
    const other = await saveCard(engine, customer, cards.tryAgainLater);
    const { update } = await inTransaction(engine, async (ctx) => {
      await engine.get(TransactionalConnection).getRepository(ctx, SavedCard).delete(other.id);
      const update = refusalOf(calls.update(keyOf(subscription), { savedCardId: other.id }));
      await untilOthersWait(engine);
      return { update };
    });
    assert.deepEqual(await update, { payment_source: ['is not in your wallet'] });
    assert.equal((await read(subscription)).savedCardId, subscription.savedCardId);
  });

  const address: ShopAddress = {
    ...{ name: 'Grace Example', address1: '2 Hill Road', address2: 'Back door', city: 'Oakland', zipcode: '94601' },
    ...{ phone: '5105550100', countryIso: 'US', stateAbbr: 'CA' },
  };

  it('to another address, with its phone number in one form', async () => {
    const sent = { ...address, phone: '(510) 555-0100' };
    const { shippingAddress } = await calls.update(keyOf(await begun({ card: null })), { shippingAddress: sent });
    assert.deepEqual(toShopAddress(shippingAddress), address);
  });

  it('to no place where wine is not shipped', async () => {
    const { rawConnection } = engine.get(TransactionalConnection);
    const args = (states: string): string =>
      `UPDATE shipping_method SET checker = jsonb_set(checker::jsonb, '{args}', (
         SELECT jsonb_agg(CASE WHEN arg->>'name' = 'wineStates' THEN jsonb_set(arg, '{value}', '"${states}"') ELSE arg END)
         FROM jsonb_array_elements(checker::jsonb->'args') arg))::text`;
    await rawConnection.query(args('NV'));
    const subscription = await begun({ card: null });
    await refused(subscription, () => calls.update(keyOf(subscription), { shippingAddress: address }), {
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
      const subscription = await club();
      await refused(subscription, () => calls.update(keyOf(subscription), update), refusal);
    });

  it('is refused for a card of somebody else', async () => {
    const [subscription, other] = [await begun(), await begun()];
    await refused(subscription, () => calls.update(keyOf(subscription), { savedCardId: other.savedCardId }), {
      payment_source: ['is not in your wallet'],
    });
  });

  for (const state of ['canceled', 'inactive'] as const)
    it(`is refused for one that is ${state}`, async () => {
      const subscription = await begun({ card: null, state });
      await refused(subscription, () => calls.update(keyOf(subscription), { interval: { length: 2, unit: 'week' } }), {
        state: ['cannot change a subscription which is not active'],
      });
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
    const subscription = await club();
    const mixed = await calls.update(keyOf(subscription), cans(5, 7));
    assert.deepEqual(cansIn(mixed), { 'WHITE-1': 5, 'RED-1': 7 });
    assert.equal(lineOf(mixed, 'WHITE-1'), lineOf(subscription, 'WHITE-1'));
    const red = await calls.update(keyOf(subscription), cans(0, 12));
    assert.deepEqual(cansIn(red), { 'RED-1': 12 });
    assert.equal(lineOf(red, 'RED-1'), lineOf(mixed, 'RED-1'));
  });

  it('counts what is named twice together', async () => {
    const twice = [...(cans(0, 5).cans ?? []), ...(cans(0, 7).cans ?? [])];
    assert.deepEqual(cansIn(await calls.update(keyOf(await club()), { cans: twice })), { 'RED-1': 12 });
  });

  it('keeps what is in the next delivery alone', async () => {
    const lines = [
      { sku: 'WHITE-1', quantity: 12 },
      { sku: 'RED-1', quantity: 1, isOneTime: true },
    ];
    const changed = await calls.update(keyOf(await club({ lines })), cans(6, 6));
    assert.deepEqual(
      changed.lines.map(({ productVariant: { sku }, quantity, isOneTime }) => [sku, quantity, isOneTime]),
      [
        ['WHITE-1', 6, false],
        ['RED-1', 1, true],
        ['RED-1', 6, false],
      ],
    );
  });

  it('keeps a can that nobody can subscribe to any more', async () => {
    const lines = [
      { sku: 'WHITE-1', quantity: 6 },
      { sku: 'PINK-1', quantity: 6 },
    ];
    const wanted = [
      { sku: 'WHITE-1', quantity: 6 },
      { sku: 'PINK-1', quantity: 5 },
    ];
    const changed = await calls.update(keyOf(await begun({ lines, card: null })), { cans: wanted });
    assert.deepEqual(cansIn(changed), { 'WHITE-1': 6, 'PINK-1': 5 });
  });

  it('changes the size of the club, to 24 cans and back', async () => {
    const subscription = await club();
    const larger = await calls.update(keyOf(subscription), cans(12, 12));
    assert.equal(larger.clubCans, 24);
    assert.equal((await calls.update(keyOf(subscription), cans(12, 0))).clubCans, 12);
  });

  it('leaves a box of no club as large as it is wanted', async () => {
    const changed = await calls.update(keyOf(await begun({ card: null })), cans(12, 0));
    assert.deepEqual([cansIn(changed), changed.clubCans], [{ 'WHITE-1': 12 }, null]);
  });

  const resting: readonly Given[] = [{ isPaused: true }, { state: 'pending-cancellation' }];
  for (const given of resting)
    it(`changes no size while ${JSON.stringify(given)}`, async () => {
      const subscription = await club(given);
      await refused(subscription, () => calls.update(keyOf(subscription), cans(24, 0)), {
        line_items: ['must add up to 12 cans'],
      });
      assert.deepEqual(cansIn(await calls.update(keyOf(subscription), cans(6, 6))), { 'WHITE-1': 6, 'RED-1': 6 });
    });
});

describe('Subscriptions of somebody else (spec §6 Signed-in only)', () => {
  const actions: readonly (readonly [name: string, act: (key: SubscriptionKey) => Promise<unknown>])[] = [
    ['skip', (key) => calls.skip(key)],
    ['cancel', (key) => calls.cancel(key)],
    ['pause', (key) => calls.pause(key)],
    ['resume', (key) => calls.resume(key)],
    ['update', (key) => calls.update(key, { actionableDate: '2027-04-04' })],
  ];
  for (const [name, act] of actions)
    it(`do not ${name}, and neither do those that never were`, async () => {
      const [mine, other] = [await begun({ card: null }), await begun({ card: null })];
      await refused(other, () => act({ customerId: mine.customerId, id: other.id }), 'UNAUTHORIZED');
      for (const id of [nobody, 'x'])
        assert.equal(await refusalOf(act({ customerId: mine.customerId, id })), 'NOT_FOUND');
    });
});

describe('A customer who is deleted in the dashboard', () => {
  it('gets nothing more, and their cards are gone', async () => {
    const customer = await newCustomer(engine);
    const running = await begun({ customer });
    const ended = await begun({ customer, state: 'inactive', card: null });
    await inTransaction(engine, (ctx) => engine.get(CustomerService).softDelete(ctx, customer.id));
    const { state, actionableDate, savedCardId, cancellationReason } = await read(running);
    assert.deepEqual(
      [state, actionableDate, savedCardId, cancellationReason],
      ['canceled', null, null, 'The account was deleted.'],
    );
    assert.equal((await read(ended)).state, 'inactive');
  });
});
