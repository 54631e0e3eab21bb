import type { CodeDenialReason } from './code-denial';
import type { CodeSituation } from './code-situation';
import type { PendingPromoCode } from './pending-promo-code';

/** A page that is loaded anew, or a cart that has changed. */
export type TryOccasion = 'start-up' | 'cart-change';

/** Refusals so often, and a code is kept but no longer tried by itself (docs/adr/0019). */
export const mostTries = 24;
export const mostHopelessTries = 3;

/** Refusals that no cart can change. Time can: a code that begins tomorrow is unknown today. */
const hopeless: readonly CodeDenialReason[] = ['not_found', 'expired', 'used_up'];

export function isHopeless({ denial }: PendingPromoCode): boolean {
  return denial !== undefined && hopeless.includes(denial.reason);
}

/** Whether a code is only kept, and tried again when an address brings it again. */
export function isGivenUp(kept: PendingPromoCode): boolean {
  return kept.tries >= (isHopeless(kept) ? mostHopelessTries : mostTries);
}

/** Whether a kept code is worth a try now (spec §4 Promo codes: other codes are kept for retry). */
export function isDue(kept: PendingPromoCode, situation: CodeSituation, occasion: TryOccasion): boolean {
  const { denial, deniedIn } = kept;
  if (!denial) return true;
  if (isGivenUp(kept)) return false;
  if (denial.reason === 'nothing_to_discount' && !situation.hasShipments) return false;
  if ((denial.neededItemTotal ?? 0) > situation.itemTotal) return false;
  return occasion === 'start-up' || (!isHopeless(kept) && deniedIn !== situation.mark);
}
