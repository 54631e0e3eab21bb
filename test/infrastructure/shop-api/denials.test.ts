import { describe, expect, it } from 'vitest';
import type { CodeDenialReason } from '#src/domain/promo-code/code-denial';
import { codeDenial, giftCardDenial } from '#src/infrastructure/shop-api/denials';

/** Every status code with which the back end refuses to attach or detach a code. */
const statusCodes: Readonly<Record<string, CodeDenialReason>> = {
  coupon_code_not_found: 'not_found',
  coupon_code_expired: 'expired',
  coupon_code_already_applied: 'already_applied',
  coupon_code_max_usage: 'used_up',
  coupon_code_not_eligible: 'not_eligible',
  coupon_code_unknown_error: 'nothing_to_discount',
  coupon_code_better_exists: 'better_exists',
  coupon_code_not_present: 'not_applied',
  item_total_less_than: 'item_total_too_low',
  item_total_less_than_or_equal: 'item_total_too_low',
  no_user_specified: 'sign_in_required',
  no_user_or_email_specified: 'email_required',
  limit_once_per_user: 'used_before',
  not_first_order: 'not_first_order',
  no_applicable_products: 'no_applicable_product',
  missing_product: 'missing_product',
  has_excluded_product: 'excluded_product',
  missing_taxon: 'missing_category',
  no_matching_taxons: 'no_matching_category',
  has_excluded_taxon: 'excluded_category',
};
const unheardOf = [undefined, '', 'brand_new_reason', '__proto__', 'constructor', 'toString'];

describe('Why the server denies a code (spec §8 Handling)', () => {
  it.each(Object.entries(statusCodes))('%s: %s', (statusCode, reason) => {
    expect(codeDenial(statusCode, 'No.')).toEqual({ reason, message: 'No.' });
  });

  it.each(unheardOf)('is another reason for %s', (statusCode) => {
    expect(codeDenial(statusCode, 'Only on Tuesdays.')).toEqual({ reason: 'other', message: 'Only on Tuesdays.' });
  });

  it.each([
    ['The coupon code has already been applied to this order', true],
    ['Already applied', true],
    ['ALREADY THERE', true],
    ['The coupon code could not be found', false],
    ['All ready', false],
    ['', false],
  ])("says that it is there already, where the message does: '%s', %s (spec §4 Promo codes)", (message, expected) => {
    expect([undefined, 'coupon_code_not_eligible'].map((code) => codeDenial(code, message).reason)).toEqual(
      expected ? ['already_applied', 'already_applied'] : ['other', 'not_eligible'],
    );
  });

  it.each([
    ["This coupon code can't be applied to orders less than $100.00.", 10_000],
    ["This coupon code can't be applied to orders less than or equal to $50.00.", 5001],
    ["This coupon code can't be applied to orders less than $1,234.50.", 123_450],
    ["This coupon code can't be applied to orders less than a lot.", undefined],
    ['The coupon code is expired', undefined],
    ['', undefined],
  ])('returns the needed item total, where the message has it: "%s", %s', (message, expected) => {
    expect(codeDenial('item_total_less_than', message).neededItemTotal).toBe(expected);
  });
});

describe('Why the server denies a gift card (spec §8 Handling)', () => {
  it.each([
    ['gift_card_not_found', 'not_found'],
    ['gift_card_expired', 'expired'],
    ['gift_card_empty', 'empty'],
    ['gift_card_already_redeemed', 'already_redeemed'],
    ['gift_card_already_applied', 'already_applied'],
    ['gift_card_other_store', 'other_store'],
    ['gift_card_on_gift_card', 'gift_cards_only'],
    ['no_customer', 'no_customer'],
  ])('%s: %s', (statusCode, reason) => {
    expect(giftCardDenial(statusCode, 'It was already so.')).toEqual({ reason, message: 'It was already so.' });
  });

  it.each(unheardOf)('is another reason for %s', (statusCode) => {
    expect(giftCardDenial(statusCode, 'Not on Sundays.')).toEqual({ reason: 'other', message: 'Not on Sundays.' });
  });

  it("is that it pays already, where a message without a code says 'already' (open extension)", () => {
    const message = 'Gift card has already been applied';
    expect(giftCardDenial(undefined, message).reason).toBe('already_applied');
    expect(giftCardDenial('brand_new_reason', message).reason).toBe('other');
  });
});
