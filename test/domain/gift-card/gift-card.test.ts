import { describe, expect, it } from 'vitest';
import { isGiftCard, openGiftCard } from '#src/domain/gift-card/gift-card';

describe('A gift card among goods (spec §1 gift cards, §3 Client state, giftCardDetails)', () => {
  it.each([
    [openGiftCard, true],
    ['GIFT-CARD-50', true],
    ['PICNIC-GIFT-CARD-HOLDER', false],
    ['WHITE-1', false],
  ])('%s: %s', (sku, expected) => {
    expect(isGiftCard({ sku })).toBe(expected);
  });
});
