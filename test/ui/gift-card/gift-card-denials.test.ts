import { describe, expect, it } from 'vitest';
import { describeGiftCardDenial } from '#src/ui/gift-card/shared/gift-card-messages';

const reasons = [
  'not_found',
  'expired',
  'empty',
  'already_redeemed',
  'already_applied',
  'other_store',
  'gift_cards_only',
  'no_customer',
] as const;

describe('Words for denied gift cards (spec §8 Coupon and gift-card failures carry the error code as the denial reason)', () => {
  it.each(reasons)('has words of its own for %s', (reason) => {
    const messages = describeGiftCardDenial({ reason, message: "The server's words" });
    expect(messages).toMatch(/^[A-Z].*\.$/);
    expect(messages).not.toBe("The server's words");
  });

  it('tells the reasons apart', () => {
    expect(new Set(reasons.map((reason) => describeGiftCardDenial({ reason }))).size).toBe(reasons.length);
  });

  it("says any other reason in the server's words, or that it did not work", () => {
    expect(describeGiftCardDenial({ reason: 'other', message: 'Not on Sundays.' })).toBe('Not on Sundays.');
    expect(describeGiftCardDenial({ reason: 'other', message: '' })).toBe('This gift card could not be used.');
  });
});
