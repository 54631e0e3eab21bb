import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stockOf, unitsLeft } from '#src/domain/catalogue/product';

describe('The message about a supply (spec §1 Price and stock lookups, §7 stock_availabilities)', () => {
  it('names how many are left up to five, and never more', () => {
    expect([1, 5, 6, 50].map((onHand) => stockOf({ onHand, isBackorderable: false }))).toEqual([
      { kind: 'few', left: 1 },
      { kind: 'few', left: 5 },
      { kind: 'in-stock' },
      { kind: 'in-stock' },
    ]);
  });

  it('is plenty where the stock has no limit', () => {
    expect(stockOf({ isBackorderable: false })).toEqual({ kind: 'in-stock' });
    expect(unitsLeft({ isBackorderable: false })).toBeUndefined();
  });

  it.each([0, -2])('is sold out at %d units, unless more are to come', (onHand) => {
    expect(stockOf({ onHand, isBackorderable: false })).toEqual({ kind: 'out-of-stock' });
    expect(stockOf({ onHand, isBackorderable: true })).toEqual({ kind: 'back-order' });
  });

  it('agrees with itself: a sold-out product leaves nothing, a scarce one the named number', () => {
    fc.assert(
      fc.property(fc.integer({ min: -50, max: 300 }), (onHand) => {
        const supply = { onHand, isBackorderable: false };
        const stock = stockOf(supply);
        const left = unitsLeft(supply);
        expect(left === 0).toBe(stock.kind === 'out-of-stock');
        if (stock.kind === 'few') expect(left).toBe(stock.left);
        expect(unitsLeft({ ...supply, isBackorderable: true })).toBeUndefined();
      }),
    );
  });
});
