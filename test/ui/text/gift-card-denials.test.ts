import { describe, expect, it } from 'vitest';
import { describeGiftCardDenial } from '#src/ui/text/gift-card-denials';

const reasons = [
  'gift_card_not_found',
  'gift_card_expired',
  'gift_card_empty',
  'gift_card_already_redeemed',
  'gift_card_already_applied',
  'gift_card_other_store',
  'gift_card_on_gift_card',
  'no_customer',
];

describe('Words for denied gift cards (spec §8 Coupon and gift-card failures carry the error code as the denial reason)', () => {
  it.each(reasons)('has words of its own for %s', (reason) => {
    const words = describeGiftCardDenial(reason, "The server's words");
    expect(words).toMatch(/^[A-Z].*\.$/);
    expect(words).not.toBe("The server's words");
  });

  it.each([undefined, 'something_new'])(
    "says an unknown reason (%s) in the server's words, or that it did not work",
    (reason) => {
      expect(describeGiftCardDenial(reason, 'Not on Sundays.')).toBe('Not on Sundays.');
      expect(describeGiftCardDenial(reason, 'unprocessable_entity')).toBe('This gift card could not be used.');
      expect(describeGiftCardDenial(reason, '')).toBe('This gift card could not be used.');
    },
  );
});
