import { describe, expect, it } from 'vitest';
import { promoCodeMessages } from '#src/ui/promo-code/shared/promo-code-messages';

const codes = (count: number) => Array.from({ length: count }, (_, index) => `C${index + 1}`);

describe('Words for codes that wait (spec §4 Promo codes)', () => {
  it('names a few codes one by one', () => {
    expect(promoCodeMessages.onCart(codes(1))).toBe('C1 is applied to your cart.');
    expect(promoCodeMessages.onCart(codes(5))).toBe('C1, C2, C3, C4 and C5 are applied to your cart.');
  });

  it('counts the codes after the first three of many', () => {
    expect(promoCodeMessages.expected(codes(60))).toBe(
      'C1, C2, C3 and 57 more codes will be applied when you add something to your cart.',
    );
  });
});
