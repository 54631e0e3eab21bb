import { describe, expect, it } from 'vitest';
import { boxCost, discountWithSize, otherClubSize, resizedChoice } from '#src/domain/club/size-change';
import { cents } from '#src/domain/money/money';
import type { Subscription } from '#src/domain/subscription/subscription';
import { aSubscribedLine, aSubscription } from '#test/builders/a-subscription';

function club(cans: number, changes: Partial<Subscription> = {}): Subscription {
  return aSubscription({ lineItems: [aSubscribedLine({ quantity: cans })], ...changes });
}

describe('Changing the size of a club (spec §1, §4 Subscription actions, §9 Club sizes, Club discount)', () => {
  it.each<[string, Subscription, number | undefined]>([
    ['12 cans', club(12), 24],
    ['24 cans', club(24), 12],
    [
      '12 cans and an extra for once',
      club(12, { lineItems: [aSubscribedLine(), aSubscribedLine({ id: '2', isOneTime: true })] }),
      24,
    ],
    ['13 cans', club(13), undefined],
    ['a paused club', club(12, { state: 'paused' }), undefined],
    ['an ending club', club(12, { state: 'pending-cancellation' }), undefined],
    ['a canceled club', club(12, { state: 'canceled' }), undefined],
  ])('%s', (_, subscription, size) => {
    expect(otherClubSize(subscription)).toBe(size);
  });

  it('begins a larger box with each can twice, and a smaller one with none', () => {
    const cans = [
      { sku: 'WHITE-1', quantity: 5 },
      { sku: 'RED-1', quantity: 7 },
    ];
    expect(resizedChoice({ size: 12, cans }, 24)).toEqual({
      size: 24,
      cans: [
        { sku: 'WHITE-1', quantity: 10 },
        { sku: 'RED-1', quantity: 14 },
      ],
    });
    expect(resizedChoice({ size: 24, cans }, 12)).toEqual({ size: 12, cans: [] });
  });

  it('counts the new size for the member discount, unless another club has more', () => {
    const small = club(12);
    const large = club(24, { id: 'subscription-2' });
    expect(discountWithSize(24, small, [small])).toBe(20);
    expect(discountWithSize(12, large, [large])).toBe(10);
    expect(discountWithSize(12, large, [large, club(24, { id: 'subscription-3' })])).toBe(20);
    expect(discountWithSize(12, large, [large, club(24, { id: 'subscription-3', state: 'paused' })])).toBe(10);
  });

  it('states the price of a box and of a can', () => {
    const lines = [{ quantity: 24, price: cents(700) }];
    expect(boxCost(lines, 24, 20)).toEqual({ perDelivery: 13_440, perCan: 560 });
    expect(boxCost([{ quantity: 12, price: cents(701) }], 12, 10)).toEqual({ perDelivery: 7571, perCan: 631 });
  });
});
