import type { CodeDenialReason } from './code-denial';
import type { CodeSituation } from './code-situation';
import type { PendingPromoCode } from './pending-promo-code';

/** A page load, or a change of the cart. */
export type TryOccasion = 'start-up' | 'cart-change';

/** After this many refusals a code is kept but not tried automatically (docs/adr/0019). */
export const mostTries = 24;
export const mostHopelessTries = 3;

/** Refusals that do not depend on the cart. They may end with time: a code that starts tomorrow is unknown today. */
const hopeless: readonly CodeDenialReason[] = ['not_found', 'expired', 'used_up'];

export function isHopeless({ denial }: PendingPromoCode): boolean {
  return denial !== undefined && hopeless.includes(denial.reason);
}

/** Whether a code is only tried again when a URL contains it again. */
export function isGivenUp(kept: PendingPromoCode): boolean {
  return kept.tries >= (isHopeless(kept) ? mostHopelessTries : mostTries);
}

/** Whether to try a pending code now (spec §4 Promo codes: other codes are kept for retry). */
export function isDue(kept: PendingPromoCode, situation: CodeSituation, occasion: TryOccasion): boolean {
  const { denial, deniedIn } = kept;
  if (!denial) return true;
  if (isGivenUp(kept)) return false;
  if (denial.reason === 'nothing_to_discount' && !situation.hasShipments) return false;
  if ((denial.neededItemTotal ?? 0) > situation.itemTotal) return false;
  return occasion === 'start-up' || (!isHopeless(kept) && deniedIn !== situation.mark);
}
