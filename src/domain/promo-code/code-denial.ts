import type { Cents } from '#src/domain/money/money';

/** Why a code is not taken, as far as the shop says or does something else each time (spec §8 Handling, denial reason). */
export const codeDenialReasons = [
  'not_found',
  'expired',
  'used_up',
  'not_eligible',
  /** Free shipping before there is a shipment. */
  'nothing_to_discount',
  'better_exists',
  'already_applied',
  'not_applied',
  'sign_in_required',
  'email_required',
  'used_before',
  'not_first_order',
  'no_applicable_product',
  'missing_product',
  'excluded_product',
  'missing_category',
  'no_matching_category',
  'excluded_category',
  'item_total_too_low',
  'other',
] as const;
export type CodeDenialReason = (typeof codeDenialReasons)[number];

export interface CodeDenial {
  readonly reason: CodeDenialReason;
  /** The server's own sentence, which names amounts and says what has no reason of ours. */
  readonly message: string;
  /** What the items have to cost for the code to count, where the server says so. */
  readonly neededItemTotal?: Cents;
}
