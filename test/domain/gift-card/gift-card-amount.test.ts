import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseGiftCardAmount } from '#src/domain/gift-card/gift-card-amount';

describe('Amounts of a gift card of any amount (spec §1 Gift cards)', () => {
  it.each([
    ['10', 1000],
    ['500', 50_000],
    ['75', 7500],
    [' $75 ', 7500],
    ['75.00', 7500],
    ['0075', 7500],
    ['50.', 5000],
  ])('takes "%s"', (input, amount) => {
    expect(parseGiftCardAmount(input)).toEqual({ kind: 'amount', amount });
  });

  it.each([
    ['0', 'too-little'],
    ['0.50', 'too-little'],
    ['9', 'too-little'],
    ['-50', 'too-little'],
    ['501', 'too-much'],
    ['1,000', 'too-much'],
    ['9'.repeat(10_000), 'too-much'],
    ['10.50', 'not-whole'],
    ['10.001', 'not-whole'],
    ['', 'not-a-number'],
    ['ten', 'not-a-number'],
    ['1e2', 'not-a-number'],
    ['0x10', 'not-a-number'],
    ['٥٠', 'not-a-number'],
    ['10.0.0', 'not-a-number'],
    ['Infinity', 'not-a-number'],
  ])('refuses "%s": %s', (input, kind) => {
    expect(parseGiftCardAmount(input)).toEqual({ kind });
  });

  it('takes exactly the whole dollars from 10 to 500', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1000, max: 2000 }), (dollars) => {
        const isWithin = dollars >= 10 && dollars <= 500;
        const outcome = parseGiftCardAmount(String(dollars));
        expect(outcome).toEqual(
          isWithin ? { kind: 'amount', amount: dollars * 100 } : { kind: dollars > 500 ? 'too-much' : 'too-little' },
        );
      }),
    );
  });

  it('never throws, and never makes anything but whole dollars within the bounds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (input) => {
        const outcome = parseGiftCardAmount(input);
        if (outcome.kind === 'amount')
          expect(outcome.amount % 100 === 0 && outcome.amount >= 1000 && outcome.amount <= 50_000).toBe(true);
      }),
    );
  });
});
