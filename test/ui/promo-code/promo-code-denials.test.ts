import { describe, expect, it } from 'vitest';
import { codeDenialReasons } from '#src/domain/promo-code/code-denial';
import { describeDenial } from '#src/ui/promo-code/shared/promo-code-messages';

const inTheServersMessages = ['item_total_too_low', 'other'] as const;
const reasons = codeDenialReasons.filter((reason) => !inTheServersMessages.some((other) => other === reason));

describe('Words for denied codes (spec §8 Coupon and gift-card failures carry the error code as the denial reason)', () => {
  it.each(reasons)('has words of its own for %s', (reason) => {
    const messages = describeDenial({ reason, message: "The server's words" });
    expect(messages).toMatch(/^[A-Z].*\.$/);
    expect(messages).not.toBe("The server's words");
  });

  it('tells the reasons apart', () => {
    expect(new Set(reasons.map((reason) => describeDenial({ reason }))).size).toBe(reasons.length);
  });

  it.each(inTheServersMessages)("says %s in the server's words, which name the amount, then in its own", (reason) => {
    const message = "This coupon code can't be applied to orders less than $100.00.";
    expect(describeDenial({ reason, message })).toBe(message);
    expect(describeDenial({ reason, message: '' })).toBe('This code could not be used.');
    expect(describeDenial({ reason })).toBe('This code could not be used.');
  });
});
