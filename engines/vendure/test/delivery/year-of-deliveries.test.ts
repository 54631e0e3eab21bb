import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Subscription } from '#src/plugins/subscription/entities/subscription.entity';
import { DeliveryShop } from '#test/support/delivery-shop';
import { EngineUnderTest } from '#test/support/engine-under-test';
import { newCustomer, subscribe, subscriptionNow } from '#test/support/subscribers';

const millisecondsOfADay = 86_400_000;
/** A delivery every month, every second and every third month. */
const plans = [
  { sku: 'WHITE-1', months: 1 },
  { sku: 'RED-1', months: 2 },
  { sku: 'ORANGE-1', months: 3 },
] as const;

const engine = new EngineUnderTest();
const shop = new DeliveryShop(engine);
before(async () => {
  await engine.start();
  for (const { sku } of plans) await shop.setStock(sku, 10_000);
});
after(() => engine.stop());
shop.endAllAfterEach();

/** Calculates, independently of the tested code: the same day of a month so many later, or the last one that it has. */
function monthsAfter(first: string, months: number): string {
  const [year = 0, month = 1, date = 1] = first.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).toISOString().slice(0, 10);
  return `${last.slice(0, 8)}${String(Math.min(date, Number(last.slice(8)))).padStart(2, '0')}`;
}

/** The days of deliveries every so many months, each counted from the first. */
function daysAfter(first: string, months: number, count: number): readonly string[] {
  const days: string[] = [];
  while (days.length < count) days.push(monthsAfter(first, months * (days.length + 1)));
  return days;
}

function* daysUntil(first: string, last: string): Generator<string> {
  for (let day = first; day <= last; day = dayAfter(day, 1)) yield day;
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * millisecondsOfADay).toISOString().slice(0, 10);
}

/** The days of deliveries that the first reminders were about. */
async function announced(subscription: Subscription): Promise<readonly string[]> {
  const { reminders } = await subscriptionNow(engine, subscription);
  return reminders
    .filter(({ reminderType }) => reminderType === 'default')
    .map(({ sentAt }) => dayAfter((sentAt ?? new Date(0)).toISOString().slice(0, 10), 14))
    .toSorted();
}

describe('Half a year of deliveries (spec §3 Subscription, §4 Default reminder)', () => {
  // The first meets a February of 29 days, the second one of 28.
  for (const first of ['2028-01-30', '2028-08-31'])
    it(`begun on ${first} returns to its day after each shorter month, and announces each once`, async () => {
      const customer = await newCustomer(engine);
      const due = plans.map(({ months }) => daysAfter(first, months, 6 / months + 1));
      const joined: Subscription[] = [];
      for (const [index, { sku, months }] of plans.entries())
        joined.push(
          await subscribe(engine, {
            customer,
            lines: [{ sku, quantity: 12 }],
            intervalLength: months,
            actionableDate: due[index]?.[0] ?? '',
            anchorDay: Number(first.slice(8)),
            isAnnounced: false,
          }),
        );
      await shop.beatDaily(daysUntil(first, monthsAfter(first, 6)));
      for (const [index, subscription] of joined.entries()) {
        const days = due[index] ?? [];
        const attempts = await shop.attempts(subscription);
        assert.deepEqual(
          attempts,
          days.slice(0, -1).map((day) => [day, day, 'placed']),
        );
        const { state, actionableDate } = await subscriptionNow(engine, subscription);
        assert.deepEqual([state, actionableDate], ['active', days.at(-1)]);
        assert.deepEqual(await announced(subscription), days.slice(0, -1));
      }
      const mails = await shop.subjects(customer.emailAddress);
      const count = (beginning: string): number => mails.filter((subject) => subject.startsWith(beginning)).length;
      assert.deepEqual([count('Your order '), count('Your next club box'), count('Last chance')], [11, 11, 11]);
    });
});
