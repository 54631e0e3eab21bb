import { token } from '#src/application/ports/token';

/** The cookie has-purchased (spec §9), and local storage for a hidden invitation (spec §3 Client state, referrals). */
export interface ReferralBubbleStorage {
  hasPurchased(): boolean;
  /** Restarts the 365 days. */
  writePurchase(): void;
  isHidden(): boolean;
  /** Permanent. */
  writeHidden(): void;
}

export const ReferralBubbleStorage = token<ReferralBubbleStorage>('ReferralBubbleStorage');
