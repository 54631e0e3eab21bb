import { describe, expect, it } from 'vitest';
import { boxPrice } from '#src/domain/club/box-price';
import { cents } from '#src/domain/money/money';

const caseOffers = [
  { cans: 12, percent: 5 },
  { cans: 24, percent: 10 },
] as const;
const cans = (quantity: number, price: number) => ({ quantity, product: { price: cents(price) } });

describe('The price of a box (spec §3 Club product entry, §9 Club discount: 10 percent of 12 cans, 20 percent of 24)', () => {
  it.each([
    [12, [cans(12, 800)], { regular: 9600, once: 9120, member: 8640, saved: 960 }],
    [24, [cans(20, 800), cans(4, 1000)], { regular: 20_000, once: 18_000, member: 16_000, saved: 4000 }],
    [12, [], { regular: 0, once: 0, member: 0, saved: 0 }],
  ] as const)('of %i cans: %j is %j', (size, box, expected) => {
    expect(boxPrice(box, size, caseOffers)).toEqual(expected);
  });

  it('rounds each line, as the back end does, and not the sum', () => {
    expect(boxPrice([cans(1, 795), cans(1, 795)], 12)).toEqual({ regular: 1590, once: 1590, member: 1430, saved: 160 });
  });
});
