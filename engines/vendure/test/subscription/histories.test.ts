import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Day } from '#src/plugins/core/interval/calendar-day';
import { addDays, daysBetween, todayOf } from '#src/plugins/core/interval/calendar-day';
import { ShopFailure } from '#src/plugins/core/shop-failure';
import { Deliveries } from '#src/plugins/subscription/delivery/deliveries';
import type { Subscription } from '#src/plugins/subscription/entities/subscription.entity';
import { SubscriptionChanges } from '#src/plugins/subscription/subscription-changes';
import type { SubscriptionUpdate } from '#src/plugins/subscription/subscription-update';
import { keyOf, mailsTo, textOf } from '#test/support/change-subscription';
import { DeliveryShop } from '#test/support/delivery-shop';
import { EngineUnderTest } from '#test/support/engine-under-test';
import { cards, saveCard, subscribe, subscriptionNow } from '#test/support/subscribers';

const FIRST = '2027-03-01';
const days = 120;
/** Each is another history; all of them are lived at the same time, in one shop. */
const seeds = [11, 23, 37, 59, 83];
const intervals = [
  { length: 1, unit: 'week' },
  { length: 2, unit: 'week' },
  { length: 1, unit: 'month' },
] as const;
/** Half of the shortest interval of each length, in days. */
const half = (before: Subscription): number => (before.intervalUnit === 'month' ? 14 : 3.5 * before.intervalLength);

const engine = new EngineUnderTest();
const shop = new DeliveryShop(engine);
before(() => engine.start());
after(() => engine.stop());

/** Returns numbers from 0 to below 1, the same ones for the same seed. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32;
}

/** An act of a customer, with the subscription before and after it. */
interface Gesture {
  readonly day: Day;
  readonly before: Subscription;
  readonly after: Subscription;
  /** They named the day, or paid for the box at once. */
  readonly isChosen: boolean;
}

/** Random actions of a customer on some days, and their outcomes. */
class History {
  readonly gestures: Gesture[] = [];

  constructor(
    readonly subscription: Subscription,
    private readonly random: () => number,
  ) {}

  /** Performs a random action of the customer; a refused action changes nothing. */
  async live(day: Day): Promise<void> {
    if (this.random() > 0.12) return;
    const kind = Math.floor(this.random() * 9);
    const before = await subscriptionNow(engine, this.subscription);
    try {
      await this.perform(kind, day);
    } catch (error) {
      if (!(error instanceof ShopFailure)) throw error;
    }
    const after = await subscriptionNow(engine, this.subscription);
    this.gestures.push({ day, before, after, isChosen: [1, 3, 4, 8].includes(kind) });
  }

  private async perform(kind: number, day: Day): Promise<unknown> {
    const [ctx, key, changes] = [await engine.context(), keyOf(this.subscription), engine.get(SubscriptionChanges)];
    const update = (sent: SubscriptionUpdate) => changes.update(ctx, key, day, sent);
    const later = addDays(day, Math.floor(this.random() * 20));
    switch (kind) {
      case 0:
        return changes.skip(ctx, key, day);
      case 1:
        return update({ actionableDate: later });
      case 2:
        return changes.pause(ctx, key, day);
      case 3:
        return changes.pause(ctx, key, day, later);
      case 4:
        return changes.resume(ctx, key, day);
      case 5:
        return update({ interval: intervals[Math.floor(this.random() * intervals.length)] ?? null });
      case 6:
        return shop.update(this.subscription, { savedCardId: null });
      case 7: {
        const number = this.random() < 0.7 ? cards.tryAgainLater : cards.pays;
        const { id: savedCardId } = await saveCard(engine, this.subscription.customer, number);
        return update({ savedCardId });
      }
      default:
        return engine.get(Deliveries).retry(ctx, key, day);
    }
  }
}

/** Lives all histories, with prices that change, cans that sell out, and days without a worker. */
async function live(): Promise<readonly History[]> {
  const random = randomOf(7);
  const histories: History[] = [];
  for (const seed of seeds) {
    const { length: intervalLength, unit: intervalUnit } = intervals[seed % intervals.length] ?? intervals[0];
    const given = { intervalLength, intervalUnit, actionableDate: addDays(FIRST, 20), isAnnounced: false };
    histories.push(new History(await subscribe(engine, given), randomOf(seed)));
  }
  let away = 0;
  for (let day = FIRST; daysBetween(FIRST, day) < days; day = addDays(day, 1)) {
    if (random() < 0.05) await shop.setPrice('WHITE-1', 600 + Math.floor(random() * 300));
    await shop.setStock('WHITE-1', random() < 0.1 ? 0 : 10_000);
    if (away === 0 && random() < 0.03) away = 1 + Math.floor(random() * 6);
    if (away > 0) away -= 1;
    else await shop.beat(day);
    for (const history of histories) await history.live(day);
  }
  return histories;
}

describe('Random histories of club boxes (spec §4 Subscription actions, Default reminder)', () => {
  let histories: readonly History[] = [];
  before(async () => {
    histories = await live();
  });

  it('charge some boxes, fail and wait for others', async () => {
    const states = new Set<string>();
    for (const { subscription } of histories)
      for (const [, , state] of await shop.attempts(subscription)) states.add(state);
    assert.ok(
      ['placed', 'declined', 'sold-out'].every((state) => states.has(state)),
      [...states].join(),
    );
  });

  it('charge nothing without its last reminder, with day and amount', async () => {
    for (const { subscription } of histories) {
      const { reminders } = await subscriptionNow(engine, subscription);
      const texts = (await mailsTo(engine, subscription.customer.emailAddress)).map(textOf);
      for (const [dueOn, madeOn, state] of await shop.attempts(subscription)) {
        if (state !== 'placed') continue;
        const told = reminders.find((one) => one.reminderType === 'last_chance' && one.actionableDate === dueOn);
        assert.ok(told?.sentAt && todayOf(told.sentAt) < madeOn, `${subscription.id} on ${madeOn}`);
        const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(dueOn));
        const isNamed = (text: string): boolean => text.includes(day) && /\$\d+\.\d\d/.test(text);
        assert.ok(texts.some(isNamed), `${subscription.id} on ${madeOn}`);
      }
    }
  });

  it('charge no two boxes within half an interval, unless their customer chose it', async () => {
    for (const { subscription, gestures } of histories) {
      const placed = (await shop.attempts(subscription)).filter(([, , state]) => state === 'placed');
      const made = placed.map(([, madeOn]) => madeOn).toSorted();
      for (const [index, day] of made.entries()) {
        const last = made[index - 1];
        if (last === undefined) continue;
        const between = gestures.filter((one) => one.day >= last && one.day <= day);
        if (between.some(({ isChosen }) => isChosen)) continue;
        const shortest = Math.min(
          ...between.flatMap((one) => [half(one.before), half(one.after)]),
          half(await subscriptionNow(engine, subscription)),
        );
        assert.ok(daysBetween(last, day) >= shortest, `${subscription.id}: ${last} and ${day}`);
      }
    }
  });

  it('make, fail or withdraw each box that was announced', async () => {
    const end = addDays(FIRST, days - 1);
    for (const { subscription, gestures } of histories) {
      const { reminders } = await subscriptionNow(engine, subscription);
      const tried = new Set((await shop.attempts(subscription)).map(([dueOn]) => dueOn));
      for (const { reminderType, actionableDate: day } of reminders) {
        if (reminderType !== 'last_chance' || day > addDays(end, -7)) continue;
        const isWaiting = reminders.some((one) => one.reminderType === 'needs_card' && one.actionableDate === day);
        const isMoved = gestures.some((one) => one.before.actionableDate === day && one.after.actionableDate !== day);
        assert.ok(tried.has(day) || isWaiting || isMoved, `${subscription.id} on ${day}`);
      }
    }
  });

  it('charge nothing while they are paused without a day', async () => {
    for (const { subscription, gestures } of histories)
      for (const [index, { day, after: paused }] of gestures.entries()) {
        if (!paused.isPaused || paused.actionableDate !== null) continue;
        const next = gestures.slice(index + 1).find(({ after: then }) => then.actionableDate !== null)?.day ?? '9999';
        for (const [, madeOn, state] of await shop.attempts(subscription))
          assert.ok(state !== 'placed' || madeOn <= day || madeOn > next, `${subscription.id} on ${madeOn}`);
      }
  });
});
