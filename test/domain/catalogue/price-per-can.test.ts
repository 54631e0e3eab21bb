import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pricePerCan } from '#src/domain/catalogue/can-count';
import { cents } from '#src/domain/money/money';
import { aProduct } from '#test/builders/a-product';

const pack = (name: string, price: number) => aProduct({ name, price: cents(price), family: 'pack' });

describe('Price per can (spec §9 Bundle and pack detection)', () => {
  it.each([
    ['The Weeknight Red 6 Pack', 5400, 900],
    ['The Dinner Party 12-pack', 10_900, 908],
    ['Half a cent more, 12 Pack', 9606, 801],
    ['The Open House 24 Pack', 17_900, 746],
    ['Advent Calendar of Twelve Cans', 10_500, 875],
  ])('%s for %i cents is %i a can', (name, price, each) => {
    expect(pricePerCan(pack(name, price))).toBe(each);
  });

  it.each(['The Housewarming Gift Set', 'The Long Distance Loire Duo'])(
    '%s promises no number of cans and has none',
    (name) => {
      expect(pricePerCan(pack(name, 5000))).toBeUndefined();
    },
  );

  it('a single can, and glasses by the six, have none', () => {
    expect(pricePerCan(aProduct())).toBeUndefined();
    expect(pricePerCan(aProduct({ name: 'Glasses, 6 Pack', family: 'merch' }))).toBeUndefined();
  });

  it('is never more than half a cent from the exact share', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.constantFrom(6, 12, 18, 24), (price, size) => {
        const each = pricePerCan(pack(`Any ${size} Pack`, price)) ?? Number.NaN;
        expect(Math.abs(each * size - price) * 2).toBeLessThanOrEqual(size);
      }),
    );
  });
});
