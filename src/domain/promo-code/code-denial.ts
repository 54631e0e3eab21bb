import type { Cents } from '#src/domain/money/money';

/** The reasons for refusing a code that the shop handles differently (spec §8 Handling, denial reason). */
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
  /** The server's message, which may contain amounts. */
  readonly message: string;
  /** The required item total, if the server sends it. */
  readonly neededItemTotal?: Cents;
}
