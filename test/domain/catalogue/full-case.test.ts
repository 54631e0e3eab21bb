import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cansToNextCase, fullCase, fullCaseSizes } from '../../../src/domain/catalogue/full-case';

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
