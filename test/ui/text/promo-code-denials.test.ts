import { describe, expect, it } from 'vitest';
import { describeDenial } from '#src/ui/text/promo-code-denials';

/** Every status code with which the back end refuses to attach or detach a code, but those that name an amount. */
const reasons = [
  'coupon_code_not_found',
  'coupon_code_expired',
  'coupon_code_already_applied',
  'coupon_code_max_usage',
  'coupon_code_not_eligible',
  'coupon_code_unknown_error',
  'coupon_code_better_exists',
  'coupon_code_not_present',
  'no_user_specified',
  'no_user_or_email_specified',
  'limit_once_per_user',
  'not_first_order',
  'no_applicable_products',
  'missing_product',
  'has_excluded_product',
  'missing_taxon',
  'no_matching_taxons',
  'has_excluded_taxon',
];

describe('Words for denied codes (spec §8 Coupon and gift-card failures carry the error code as the denial reason)', () => {
  it.each(reasons)('has words of its own for %s', (reason) => {
    const words = describeDenial(reason, "The server's words");
    expect(words).toMatch(/^[A-Z].*\.$/);
    expect(words).not.toBe("The server's words");
  });

  it('tells the reasons apart', () => {
    expect(new Set(reasons.map((reason) => describeDenial(reason, undefined))).size).toBe(reasons.length);
  });

  it.each(['item_total_less_than', 'item_total_less_than_or_equal'])(
    "says %s in the server's words, which name the amount",
    (reason) => {
      const message = "This coupon code can't be applied to orders less than $100.00.";
      expect(describeDenial(reason, message)).toBe(message);
      expect(describeDenial(reason, undefined)).toBe('This code could not be used.');
    },
  );

  it("falls back to the server's words, then to its own", () => {
    expect(describeDenial('brand_new_reason', 'Only on Tuesdays.')).toBe('Only on Tuesdays.');
    expect(describeDenial(undefined, undefined)).toBe('This code could not be used.');
  });
});
