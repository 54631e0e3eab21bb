import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SubscriptionGateway, SubscriptionKey } from '#src/application/ports/shop/subscription-gateway';
import { addDays, addInterval, dayOfMonth } from '#src/domain/interval/add-interval';
import type { Day } from '#src/domain/interval/calendar-day';
import type { Subscription } from '#src/domain/subscription/subscription';
import { anAddress } from '#test/builders/an-address';
import { rejection } from './rejection';

/** Subscriptions, and the actions of a contract behind their back. Its world is that of the other contracts of the shop. */
export interface SubscriptionsUnderTest {
  readonly subscriptions: SubscriptionGateway;
  readonly today: Day;
  userId(customer: 'ada' | 'bob'): string;
  /** The calls that follow carry the bearer of this customer, or none. */
  signIn(customer: 'ada' | 'bob' | undefined): void;
  /** Ada has subscribed to twelve cans of WHITE-1 a month, paid the first delivery, and is signed in. */
  join(): Promise<Subscription>;
}

export interface SubscriptionSubject {
  make(): Promise<SubscriptionsUnderTest>;
  dispose(): Promise<void>;
}

export function describeSubscriptionGateway(name: string, { make, dispose }: SubscriptionSubject): void {
  describe(`SubscriptionGateway of ${name} (spec §3 Subscription, §4 Subscription actions, §7 subscriptions)`, () => {
    let account: SubscriptionsUnderTest;
    let subscriptions: SubscriptionGateway;
    let joined: Subscription;
    let key: SubscriptionKey;
    beforeAll(async () => {
      account = await make();
      ({ subscriptions } = account);
    });
    beforeEach(async () => {
      joined = await account.join();
      key = { userId: account.userId('ada'), id: joined.id };
    });
    afterAll(dispose);

    const inDays = (days: number) => addDays(account.today, days);
    const cans = ({ lineItems }: Subscription) =>
      Object.fromEntries(lineItems.map(({ sku, quantity }) => [sku, quantity]));

    describe('reads', () => {
      it('a new subscription, one month ahead', () => {
        expect(joined).toMatchObject({
          state: 'active',
          interval: { length: 1, unit: 'month' },
          anchorDay: dayOfMonth(joined.actionableDate!),
          card: { lastDigits: '1111' },
          isSkippable: true,
          hasFailedPayment: false,
          reminders: [],
        });
        expect(joined.actionableDate! >= inDays(28)).toBe(true);
        expect(joined.lineItems).toMatchObject([
          { sku: 'WHITE-1', quantity: 12, price: 700, name: 'Brisk White', isOneTime: false },
        ]);
        expect(joined.shipAddress).toMatchObject({ city: 'Fresno', stateAbbr: 'CA' });
      });

      it('all of a customer, and each by itself', async () => {
        const all = await subscriptions.list(key.userId);
        expect(all.find(({ id }) => id === joined.id)).toEqual(joined);
        expect(await subscriptions.read(key)).toEqual(joined);
      });

      it("nothing for guests, and no other customer's", async () => {
        account.signIn('bob');
        expect(await subscriptions.list(account.userId('bob'))).toEqual([]);
        expect(await rejection(subscriptions.read(key))).toMatchObject({ code: 'unauthorized' });
        expect(await rejection(subscriptions.list(key.userId))).toMatchObject({ code: 'unauthorized' });
        account.signIn(undefined);
        expect(await rejection(subscriptions.list(key.userId))).toMatchObject({ code: 'unauthorized' });
      });

      it.each(['999999', 'no-such-subscription'])('none that never was: %s', async (id) => {
        expect(await rejection(subscriptions.read({ ...key, id }))).toMatchObject({ code: 'not_found' });
      });

      it('none of a customer that never was', async () => {
        expect(['not_found', 'unauthorized']).toContain((await rejection(subscriptions.list('no-such-customer'))).code);
      });

      it('the newest first', async () => {
        const newest = await account.join();
        expect((await subscriptions.list(key.userId)).slice(0, 2).map(({ id }) => id)).toEqual([newest.id, joined.id]);
      });
    });

    describe('skips', () => {
      it('one delivery, by a month of the calendar', async () => {
        const skipped = await subscriptions.skip(key);
        expect(skipped.actionableDate).toBe(addInterval(joined.actionableDate!, { length: 1, unit: 'month' }));
        expect(skipped).toMatchObject({ state: 'active', isSkippable: false });
        expect(await subscriptions.read(key)).toEqual(skipped);
      });

      it('but no second one in a row', async () => {
        const skipped = await subscriptions.skip(key);
        expect(await rejection(subscriptions.skip(key))).toMatchObject({
          code: 'unprocessable_entity',
          errors: { successive_skip_count: [expect.any(String)] },
        });
        expect(await subscriptions.read(key)).toEqual(skipped);
      });

      it('nothing that is paused or canceled', async () => {
        await subscriptions.pause(key);
        expect(await rejection(subscriptions.skip(key))).toMatchObject({ code: 'unprocessable_entity' });
        await subscriptions.cancel(key);
        expect(await rejection(subscriptions.skip(key))).toMatchObject({ code: 'unprocessable_entity' });
      });
    });

    describe('cancels', () => {
      it('with or without a reason: no delivery follows', async () => {
        const canceled = await subscriptions.cancel(key, 'Too much wine');
        expect(canceled.state).toBe('canceled');
        expect(canceled).not.toHaveProperty('actionableDate');
      });

      it('once: the second time is refused for its state', async () => {
        await subscriptions.cancel(key);
        expect(await rejection(subscriptions.cancel(key))).toMatchObject({
          code: 'unprocessable_entity',
          errors: { state: [expect.any(String)] },
        });
      });
    });

    describe('pauses and resumes', () => {
      it('until a day, or without one', async () => {
        expect(await subscriptions.pause(key, inDays(60))).toMatchObject({
          state: 'paused',
          actionableDate: inDays(60),
          anchorDay: dayOfMonth(inDays(60)),
          isSkippable: false,
        });
        await subscriptions.resume(key, inDays(10));
        const paused = await subscriptions.pause(key);
        expect(paused.state).toBe('paused');
        expect(paused).not.toHaveProperty('actionableDate');
      });

      it('on a day, or tomorrow', async () => {
        await subscriptions.pause(key);
        expect(await subscriptions.resume(key, inDays(10))).toMatchObject({
          state: 'active',
          actionableDate: inDays(10),
        });
        await subscriptions.pause(key);
        expect(await subscriptions.resume(key)).toMatchObject({
          state: 'active',
          actionableDate: inDays(1),
          anchorDay: dayOfMonth(inDays(1)),
        });
      });

      it('twice without any change', async () => {
        const paused = await subscriptions.pause(key, inDays(60));
        expect(await subscriptions.pause(key, inDays(90))).toEqual(paused);
        const resumed = await subscriptions.resume(key, inDays(10));
        expect(await subscriptions.resume(key, inDays(20))).toEqual(resumed);
      });

      it('tomorrow at the earliest', async () => {
        expect(await subscriptions.pause(key, inDays(0))).toMatchObject({ state: 'paused', actionableDate: inDays(1) });
        expect(await subscriptions.resume(key, inDays(0))).toMatchObject({
          state: 'active',
          actionableDate: inDays(1),
        });
      });

      it('never in the past', async () => {
        expect(await rejection(subscriptions.pause(key, inDays(-1)))).toMatchObject({
          code: 'unprocessable_entity',
          errors: { actionable_date: [expect.any(String)] },
        });
        expect(await subscriptions.read(key)).toEqual(joined);
      });

      it('nothing that is canceled', async () => {
        await subscriptions.cancel(key);
        expect(await rejection(subscriptions.pause(key))).toMatchObject({
          code: 'unprocessable_entity',
          errors: { paused: [expect.any(String)] },
        });
        expect(await rejection(subscriptions.resume(key))).toMatchObject({
          code: 'unprocessable_entity',
          errors: { paused: [expect.any(String)] },
        });
      });
    });

    describe('changes', () => {
      it('the interval, and leaves the next day alone', async () => {
        const changed = await subscriptions.update(key, { interval: { length: 2, unit: 'week' } });
        expect(changed).toEqual({ ...joined, interval: { length: 2, unit: 'week' } });
      });

      it('the cans: more of one, less of another, a new one, one that goes', async () => {
        const mixed = await subscriptions.update(key, {
          cans: [
            { sku: 'WHITE-1', quantity: 5 },
            { sku: 'RED-1', quantity: 7 },
          ],
        });
        expect(cans(mixed)).toEqual({ 'WHITE-1': 5, 'RED-1': 7 });
        const red = await subscriptions.update(key, { cans: [{ sku: 'RED-1', quantity: 12 }] });
        expect(cans(red)).toEqual({ 'RED-1': 12 });
        expect(red.lineItems[0]!.id).toBe(mixed.lineItems.find(({ sku }) => sku === 'RED-1')!.id);
      });

      it.each([11, 13])('but not to %i cans of twelve', async (quantity) => {
        expect(
          await rejection(subscriptions.update(key, { cans: [{ sku: 'RED-1', quantity: quantity }] })),
        ).toMatchObject({
          code: 'unprocessable_entity',
          errors: { line_items: [expect.any(String)] },
        });
        expect(await subscriptions.read(key)).toEqual(joined);
      });

      it('the size of the club, to 24 cans and back', async () => {
        expect(cans(await subscriptions.update(key, { cans: [{ sku: 'RED-1', quantity: 24 }] }))).toEqual({
          'RED-1': 24,
        });
        expect(cans(await subscriptions.update(key, { cans: [{ sku: 'RED-1', quantity: 12 }] }))).toEqual({
          'RED-1': 12,
        });
      });

      it('but no size while it is paused', async () => {
        await subscriptions.pause(key);
        expect(await rejection(subscriptions.update(key, { cans: [{ sku: 'RED-1', quantity: 24 }] }))).toMatchObject({
          code: 'unprocessable_entity',
          errors: { line_items: [expect.any(String)] },
        });
      });

      it('to nothing that is not sold', async () => {
        expect(await rejection(subscriptions.update(key, { cans: [{ sku: 'GONE', quantity: 12 }] }))).toMatchObject({
          code: 'unprocessable_entity',
        });
        expect(await subscriptions.read(key)).toEqual(joined);
      });

      it('to no interval of zero', async () => {
        expect(await rejection(subscriptions.update(key, { interval: { length: 0, unit: 'month' } }))).toMatchObject({
          code: 'unprocessable_entity',
          errors: { interval_length: [expect.any(String)] },
        });
      });

      it('the next day, to one ahead', async () => {
        expect(await subscriptions.update(key, { actionableDate: inDays(5) })).toEqual({
          ...joined,
          actionableDate: inDays(5),
          anchorDay: dayOfMonth(inDays(5)),
        });
        expect(await rejection(subscriptions.update(key, { actionableDate: inDays(-1) }))).toMatchObject({
          code: 'unprocessable_entity',
        });
      });

      it('the next day back to that of a skipped delivery, with the anchor as it was', async () => {
        await subscriptions.skip(key);
        expect(await subscriptions.update(key, { actionableDate: joined.actionableDate! })).toMatchObject({
          actionableDate: joined.actionableDate,
          anchorDay: joined.anchorDay,
        });
      });

      it('the address', async () => {
        const address = anAddress({ name: 'Grace Example', city: 'Oakland', zipcode: '94601' });
        expect((await subscriptions.update(key, { shipAddress: address })).shipAddress).toEqual(address);
      });

      it.each([
        ['zipcode', { zipcode: '84101' }],
        ['phone', { phone: '-------' }],
        ['city', { city: 'Fresno\u200b' }],
        ['address1', { address1: 'PO Box 12' }],
      ] as const)('but no address whose %s is wrong: %j', async (field, wrong) => {
        const error = await rejection(subscriptions.update(key, { shipAddress: anAddress(wrong) }));
        expect(error).toMatchObject({ code: 'unprocessable_entity' });
        expect(error.errors[`ship_address.${field}`]).toEqual([expect.any(String)]);
      });
    });
  });
}
