import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clubDiscount,
  clubSizeOf,
  clubSizes,
  memberPercent,
  memberPrice,
  parseClubSize,
} from '#src/domain/club/club-discount';
import { cents } from '#src/domain/money/money';
import type { Subscription, SubscriptionState } from '#src/domain/subscription/subscription';
import { aSubscribedLine, aSubscription } from '#test/builders/a-subscription';

const ofCans = (cans: number, state: SubscriptionState = 'active'): Subscription =>
  aSubscription({ state, lineItems: [aSubscribedLine({ quantity: cans })] });
const anyState = fc.constantFrom<SubscriptionState>(
  'active',
  'paused',
  'pending-cancellation',
  'canceled',
  'inactive',
  'other',
);
const anySubscription = fc
  .tuple(fc.constantFrom(1, 6, 12, 13, 24, 36), anyState)
  .map(([cans, state]) => ofCans(cans, state));

describe('Club sizes (spec §9)', () => {
  it('are 12 and 24 cans, for 10 and 20 percent', () => {
    expect(clubSizes.map((size) => [size, memberPercent[size]])).toEqual([
      [12, 10],
      [24, 20],
    ]);
  });

  it.each([
    [undefined, undefined],
    ['', undefined],
    ['12', 12],
    ['24', 24],
    ['18', undefined],
    ['12.0', undefined],
    ['1e1', undefined],
  ])('are read from %s as %s', (text, size) => {
    expect(parseClubSize(text)).toBe(size);
  });

  it.each([
    [0, undefined],
    [11, undefined],
    [12, 12],
    [13, undefined],
    [24, 24],
    [25, undefined],
    [48, undefined],
  ])('of %i cans in a delivery: %s', (cans, size) => {
    expect(clubSizeOf(cans)).toBe(size);
  });
});

describe('Club discount (spec §1 the can club, §3 canClub, §4 active, §6 Club-discount logic, §9 the highest applies)', () => {
  it('is nothing without a subscription', () => {
    expect(clubDiscount([])).toBe(0);
  });

  it.each([
    [11, 0],
    [12, 10],
    [13, 0],
    [24, 20],
    [36, 0],
  ])('for %i cans in a delivery is %i percent', (cans, percent) => {
    expect(clubDiscount([ofCans(cans)])).toBe(percent);
  });

  it('is the highest, whatever their order', () => {
    expect(clubDiscount([ofCans(24), ofCans(12)])).toBe(20);
    expect(clubDiscount([ofCans(12), ofCans(24)])).toBe(20);
  });

  it('never adds up over subscriptions', () => {
    expect(clubDiscount([ofCans(12), ofCans(12)])).toBe(10);
  });

  it('counts the cans of packs by their names', () => {
    const packs = [
      aSubscribedLine({ name: 'The Weeknight Red 6 Pack', quantity: 1 }),
      aSubscribedLine({ id: 'subscribed-2', name: 'Brisk White', quantity: 6 }),
    ];
    expect(clubDiscount([aSubscription({ lineItems: packs })])).toBe(10);
  });

  it('does not count lines that come along once', () => {
    const lineItems = [
      aSubscribedLine({ quantity: 12 }),
      aSubscribedLine({ id: 'subscribed-2', quantity: 12, isOneTime: true }),
    ];
    expect(clubDiscount([aSubscription({ lineItems })])).toBe(10);
  });

  it.each<SubscriptionState>(['paused', 'pending-cancellation', 'canceled', 'inactive', 'other'])(
    'does not count lines that are %s',
    (state) => {
      expect(clubDiscount([ofCans(24, state), ofCans(12)])).toBe(10);
    },
  );

  it('is one of 0, 10 and 20, is that of the best active one, and grows by no subscription that is not active', () => {
    fc.assert(
      fc.property(fc.array(anySubscription, { maxLength: 6 }), (subscriptions) => {
        const discount = clubDiscount(subscriptions);
        const alone = subscriptions.filter(({ state }) => state === 'active').map((one) => clubDiscount([one]));
        expect([0, 10, 20]).toContain(discount);
        expect(discount).toBe(alone.length === 0 ? 0 : Math.max(...alone));
        expect(clubDiscount([...subscriptions, ofCans(24, 'paused')])).toBe(discount);
      }),
    );
  });
});

describe('Member prices (spec §9 Club discount)', () => {
  it.each([
    [700, 10, 630],
    [795, 10, 715],
    [795, 20, 636],
    [5, 10, 4],
    [700, 0, 700],
    [0, 20, 0],
  ])('%i cents with %i percent off are %i', (price, percent, expected) => {
    expect(memberPrice(cents(price), percent)).toBe(expected);
  });

  it("are never higher than the price, nor below the percentage's price by more than half a cent", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.constantFrom(10, 20), (price, percent) => {
        const reduced = memberPrice(cents(price), percent);
        expect(reduced).toBeLessThanOrEqual(price);
        expect(Math.abs(reduced - (price * (100 - percent)) / 100)).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});
