import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { CustomerService, ProductVariant, TransactionalConnection } from '@vendure/core';
import { todayOf } from '#src/plugins/core/interval/calendar-day';
import { SubscribedLine, Subscription } from '#src/plugins/subscription/entities/subscription.entity';
import type { SubscriptionKey } from '#src/plugins/subscription/subscription-changes';
import { upcomingTotal } from '#src/plugins/subscription/subscription-rules';
import { Subscriptions } from '#src/plugins/subscription/subscriptions';
import type { Given } from '#test/support/change-subscription';
import { keyOf, nobody, past, refusalOf, stateOf, SubscriptionCalls, today } from '#test/support/change-subscription';
import { inTransaction } from '#test/support/customers';
import { EngineUnderTest } from '#test/support/engine-under-test';
import { stockUp } from '#test/support/joining';
import { newCustomer } from '#test/support/subscribers';
import { twiceAtOnce } from '#test/support/waiting';

const engine = new EngineUnderTest();
const calls = new SubscriptionCalls(engine);
before(async () => {
  await engine.start({ hasWorker: false });
  await stockUp(engine);
});
after(() => engine.stop());

const notActive = { paused: ['cannot pause/resume a subscription which is not active'] };
const notSkippable = { state: ['cannot skip a subscription which is not active'] };
const skippedAlready = {
  successive_skip_count: ['This subscription has exceeded the maximum configured successive skip limit'],
};

describe('Reading subscriptions (spec §3 Subscription, §7 subscriptions)', () => {
  it('lists a customer’s own subscriptions, newest first', async () => {
    const customer = await newCustomer(engine);
    const older = await calls.begun({ customer, state: 'canceled', card: null });
    const newer = await calls.begun({ customer, card: null });
    const listed = await engine.get(Subscriptions).list(await engine.context(), customer.id);
    assert.deepEqual(
      listed.map(({ id }) => id),
      [newer.id, older.id],
    );
  });

  it('refuses another customer’s subscription and an unknown id', async () => {
    const [mine, other] = [await calls.begun({ card: null }), await calls.begun({ card: null })];
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
    const subscription = await calls.begun({ lines: [{ sku: 'WHITE-1', quantity: 3 }], card: null });
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
    const { lines } = await calls.read(subscription);
    assert.deepEqual(
      lines.map(({ unitPrice, productVariant }) => [productVariant.name, unitPrice]),
      [
        ['Brisk White', 700],
        ['Mixed Pack | 6', 4 * 700 + 2 * 800],
      ],
    );
    await variants.update({ sku: 'WHITE-1|RED-1' }, { customFields: { composable: false } });
  });

  it('still lists products that are no longer sold', async () => {
    const variants = engine.get(TransactionalConnection).rawConnection.getRepository(ProductVariant);
    const subscription = await calls.begun({ lines: [{ sku: 'ORANGE-1', quantity: 2 }], card: null });
    await variants.update({ sku: 'ORANGE-1' }, { deletedAt: new Date(), enabled: false });
    const [line] = (await calls.read(subscription)).lines;
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
    await calls.begun({ customer, card: null });
    await statements();
    const ofOne = await statements();
    for (let others = 0; others < 4; others += 1) await calls.begun({ customer, card: null });
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
      assert.equal(upcomingTotal(await calls.begun({ card: null, ...given }), memberOf), total);
    });
});

describe('Skipping (spec §4 Subscription actions, skip)', () => {
  it('moves the next delivery by one interval of the calendar, and lets the card be tried anew', async () => {
    const failed = { paymentState: 'failed', failedTries: 2, mayBeTriedAgain: false } as const;
    const skipped = await calls.skip(keyOf(await calls.begun({ ...failed, actionableDate: '2027-01-31' })));
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
      const subscription = await calls.begun({ card: null, ...given });
      await calls.refused(subscription, () => calls.skip(keyOf(subscription)), refusal);
    });

  it('twice at one moment skips one delivery', async () => {
    const subscription = await calls.begun({ card: null });
    const answers = await twiceAtOnce(engine, 'subscription', () => calls.skip(keyOf(subscription)));
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected']);
    const { actionableDate, skipCount } = await calls.read(subscription);
    assert.deepEqual([actionableDate, skipCount], ['2027-04-01', 1]);
    assert.equal((await calls.subjects(subscription)).length, 1);
  });
});

describe('Canceling (spec §4 Subscription actions, cancel)', () => {
  it('ends it at once, a paused one too, with the reason in at most 1000 characters', async () => {
    const canceled = await calls.cancel(
      keyOf(await calls.begun({ card: null, isPaused: true })),
      `  ${'🍷'.repeat(1001)} `,
    );
    const { state, isPaused, actionableDate, cancellationReason } = canceled;
    assert.deepEqual([state, isPaused, actionableDate], ['canceled', false, null]);
    assert.equal(cancellationReason, '🍷'.repeat(1000));
  });

  it('needs no reason', async () => {
    assert.equal((await calls.cancel(keyOf(await calls.begun({ card: null })))).cancellationReason, null);
    assert.equal((await calls.cancel(keyOf(await calls.begun({ card: null })), ' ')).cancellationReason, null);
  });

  for (const state of ['canceled', 'inactive', 'pending-cancellation'] as const)
    it(`is refused for one that is ${state}`, async () => {
      const subscription = await calls.begun({ card: null, state });
      const refusal = { state: ['cannot transition via "cancel"'] };
      await calls.refused(subscription, () => calls.cancel(keyOf(subscription)), refusal);
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
      const key = keyOf(await calls.begun({ card: null, failedTries: 3, mayBeTriedAgain: false }));
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
      const subscription = await calls.begun({ card: null });
      await calls.refused(subscription, () => calls.pause(keyOf(subscription), day), refusal);
      await calls.set(subscription, { isPaused: true });
      await calls.refused(subscription, () => calls.resume(keyOf(subscription), day), refusal);
    });

  it('twice changes nothing and mails nothing', async () => {
    const subscription = await calls.begun({ card: null });
    const paused = await calls.pause(keyOf(subscription), '2027-05-01');
    assert.deepEqual(stateOf(await calls.pause(keyOf(subscription), '2027-06-01')), stateOf(paused));
    const resumed = await calls.resume(keyOf(subscription), '2027-03-05');
    assert.deepEqual(stateOf(await calls.resume(keyOf(subscription), '2027-04-05')), stateOf(resumed));
    assert.deepEqual(await calls.subjects(subscription), ['Your club box is paused', 'Your club box is active again']);
  });

  for (const state of ['canceled', 'inactive', 'pending-cancellation'] as const)
    it(`is refused for one that is ${state}`, async () => {
      const subscription = await calls.begun({ card: null, state });
      await calls.refused(subscription, () => calls.pause(keyOf(subscription)), notActive);
      await calls.refused(subscription, () => calls.resume(keyOf(subscription)), notActive);
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
      const [mine, other] = [await calls.begun({ card: null }), await calls.begun({ card: null })];
      await calls.refused(other, () => act({ customerId: mine.customerId, id: other.id }), 'UNAUTHORIZED');
      for (const id of [nobody, 'x'])
        assert.equal(await refusalOf(act({ customerId: mine.customerId, id })), 'NOT_FOUND');
    });
});

describe('A customer who is deleted in the dashboard', () => {
  it('gets nothing more, and their cards are gone', async () => {
    const customer = await newCustomer(engine);
    const running = await calls.begun({ customer });
    const ended = await calls.begun({ customer, state: 'inactive', card: null });
    await inTransaction(engine, (ctx) => engine.get(CustomerService).softDelete(ctx, customer.id));
    const { state, actionableDate, savedCardId, cancellationReason } = await calls.read(running);
    assert.deepEqual(
      [state, actionableDate, savedCardId, cancellationReason],
      ['canceled', null, null, 'The account was deleted.'],
    );
    assert.equal((await calls.read(ended)).state, 'inactive');
  });
});
