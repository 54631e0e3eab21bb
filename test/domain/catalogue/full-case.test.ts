import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cansToNextCase,
  type CaseOffer,
  casePriceOf,
  type CaseProgress,
  caseProgress,
  fullCase,
  fullCaseSizes,
} from '#src/domain/catalogue/full-case';
import { cents } from '#src/domain/money/money';

describe('Full case (spec §9 Full-case discount helper picks 24, then 12)', () => {
  it('tries the bigger case first', () => {
    expect(fullCaseSizes).toEqual([24, 12]);
  });

  it.each([
    [0, undefined],
    [11, undefined],
    [12, 12],
    [13, 12],
    [23, 12],
    [24, 24],
    [25, 24],
    [240, 24],
  ])('%d cans fill %s', (cans, size) => {
    expect(fullCase(cans)).toBe(size);
  });
});

describe('The next case (spec §9 Full-case discount helper)', () => {
  it.each([
    [0, { size: 12, missing: 12 }],
    [1, { size: 12, missing: 11 }],
    [11, { size: 12, missing: 1 }],
    [12, { size: 24, missing: 12 }],
    [23, { size: 24, missing: 1 }],
    [24, undefined],
    [36, undefined],
  ])('after %d cans is %j', (cans, next) => {
    expect(cansToNextCase(cans)).toEqual(next);
  });

  it('is full with exactly the missing cans, and not with one less', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 23 }), (cans) => {
        const next = cansToNextCase(cans)!;
        expect(fullCase(cans + next.missing)).toBe(next.size);
        expect(fullCase(cans + next.missing - 1)).not.toBe(next.size);
      }),
    );
  });
});

describe('Case offers (spec §9 Full-case discount helper, §3 Kit)', () => {
  const offers: readonly CaseOffer[] = [
    { cans: 12, percent: 5 },
    { cans: 24, percent: 10 },
  ];

  it.each<[number, CaseProgress]>([
    [0, { next: { cans: 12, percent: 5, missing: 12 } }],
    [7, { next: { cans: 12, percent: 5, missing: 5 } }],
    [12, { reached: { cans: 12, percent: 5 }, next: { cans: 24, percent: 10, missing: 12 } }],
    [24, { reached: { cans: 24, percent: 10 } }],
    [100, { reached: { cans: 24, percent: 10 } }],
  ])('with %d cans', (cans, progress) => {
    expect(caseProgress(cans, offers)).toEqual(progress);
    expect(caseProgress(cans, [...offers].reverse())).toEqual(progress);
  });

  it('lead nowhere where none are made, and past a size for which none is', () => {
    expect(caseProgress(7, [])).toEqual({});
    expect(caseProgress(13, [{ cans: 24, percent: 10 }])).toEqual({ next: { cans: 24, percent: 10, missing: 11 } });
    expect(caseProgress(30, [{ cans: 12, percent: 5 }])).toEqual({ reached: { cans: 12, percent: 5 } });
  });

  it('price a pack by the smallest case that it can be part of', () => {
    const prices = { 12: cents(5130), 24: cents(4860) };
    expect([6, 12, 18, 24].map((cans) => casePriceOf(prices, cans))).toEqual([5130, 5130, 4860, 4860]);
    expect([casePriceOf({}, 6), casePriceOf(prices, 36)]).toEqual([undefined, undefined]);
  });
});
