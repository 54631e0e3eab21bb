import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, formatMoney, formatPromotionAmount, parseMoney } from '#src/domain/money/money';

describe('Amounts have two decimals (spec §9 Currency and locale)', () => {
  it.each([
    [1400, '$14.00'],
    [0, '$0.00'],
    [5, '$0.05'],
    [50, '$0.50'],
    [-1000, '-$10.00'],
    [-5, '-$0.05'],
    [400_800, '$4,008.00'],
    [123_456_789, '$1,234,567.89'],
  ])('writes %d cents as %s', (amount, expected) => {
    expect(formatMoney(cents(amount))).toBe(expected);
  });

  it('writes every amount as US dollars are written', () => {
    const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
    fc.assert(
      fc.property(fc.maxSafeInteger(), (amount) => {
        // In the cents of a float the largest amounts lose digits.
        const exact = `${amount < 0 ? '-' : ''}${String(Math.abs(amount)).padStart(3, '0').replace(/(..)$/, '.$1')}`;
        expect(formatMoney(cents(amount))).toBe(dollars.format(exact as `${number}`));
      }),
    );
  });

  it('can be read back from every amount it wrote', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }), (amount) => {
        expect(parseMoney(formatMoney(cents(amount)).replace(/[$,]/g, ''))).toBe(amount === 0 ? 0 : amount);
      }),
    );
  });
});

describe('Promotions show whole amounts without decimals (spec §9 Currency and locale)', () => {
  it.each([
    [1000, '$10'],
    [1050, '$10.50'],
    [1001, '$10.01'],
    [99, '$0.99'],
    [0, '$0'],
    [-1500, '-$15'],
    [-1380, '-$13.80'],
    [400_800, '$4,008'],
    [100_000, '$1,000'],
  ])('writes %d cents as %s', (amount, expected) => {
    expect(formatPromotionAmount(cents(amount))).toBe(expected);
  });

  it('drops the decimals of whole dollars, and of nothing else', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), (amount) => {
        const full = formatMoney(cents(amount));
        expect(formatPromotionAmount(cents(amount))).toBe(full.endsWith('.00') ? full.slice(0, -3) : full);
      }),
    );
  });
});
