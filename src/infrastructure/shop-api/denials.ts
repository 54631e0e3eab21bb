import type { GiftCardDenial, GiftCardDenialReason } from '#src/domain/gift-card/gift-card-code';
import { addMoney, type Cents, cents, parseMoney } from '#src/domain/money/money';
import type { CodeDenial, CodeDenialReason } from '#src/domain/promo-code/code-denial';
import { omitNullish } from '#src/infrastructure/shared/omit-nullish';

const codeReasons: ReadonlyMap<string | undefined, CodeDenialReason> = new Map<string, CodeDenialReason>([
  ['coupon_code_not_found', 'not_found'],
  ['coupon_code_expired', 'expired'],
  ['coupon_code_max_usage', 'used_up'],
  ['coupon_code_not_eligible', 'not_eligible'],
  ['coupon_code_unknown_error', 'nothing_to_discount'],
  ['coupon_code_better_exists', 'better_exists'],
  ['coupon_code_already_applied', 'already_applied'],
  ['coupon_code_not_present', 'not_applied'],
  ['no_user_specified', 'sign_in_required'],
  ['no_user_or_email_specified', 'email_required'],
  ['limit_once_per_user', 'used_before'],
  ['not_first_order', 'not_first_order'],
  ['no_applicable_products', 'no_applicable_product'],
  ['missing_product', 'missing_product'],
  ['has_excluded_product', 'excluded_product'],
  ['missing_taxon', 'missing_category'],
  ['no_matching_taxons', 'no_matching_category'],
  ['has_excluded_taxon', 'excluded_category'],
  ['item_total_less_than', 'item_total_too_low'],
  ['item_total_less_than_or_equal', 'item_total_too_low'],
]);

const giftCardReasons: ReadonlyMap<string | undefined, GiftCardDenialReason> = new Map<string, GiftCardDenialReason>([
  ['gift_card_not_found', 'not_found'],
  ['gift_card_expired', 'expired'],
  ['gift_card_empty', 'empty'],
  ['gift_card_already_redeemed', 'already_redeemed'],
  ['gift_card_already_applied', 'already_applied'],
  ['gift_card_other_store', 'other_store'],
  ['gift_card_on_gift_card', 'gift_cards_only'],
  ['no_customer', 'no_customer'],
]);

/** A message with 'already' means applied, with any status_code (spec §4 Promo codes). */
export function codeDenial(statusCode: string | undefined, message: string): CodeDenial {
  const reason = saysAlready(message) ? 'already_applied' : (codeReasons.get(statusCode) ?? 'other');
  return { reason, message, ...omitNullish({ neededItemTotal: neededItemTotal(message) }) };
}

/** One open-source extension sends 'already' without a status_code. */
export function giftCardDenial(statusCode: string | undefined, message: string): GiftCardDenial {
  const withoutCode = statusCode === undefined && saysAlready(message) ? 'already_applied' : 'other';
  return { reason: giftCardReasons.get(statusCode) ?? withoutCode, message };
}

function saysAlready(message: string): boolean {
  return message.toLowerCase().includes('already');
}

const itemTotalRule = /orders less than (or equal to )?\$([\d,]+(?:\.\d+)?)/i;

/** "Orders less than $100.00" needs 100.00, "less than or equal to" needs a cent more. */
function neededItemTotal(message: string): Cents | undefined {
  const [, orEqual, amount = ''] = itemTotalRule.exec(message) ?? [];
  const limit = parseMoney(amount.replaceAll(',', ''));
  return limit && orEqual ? addMoney(limit, cents(1)) : limit;
}
