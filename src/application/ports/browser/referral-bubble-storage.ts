import { token } from '#src/application/ports/token';

/**
 * Decides who is invited to refer a friend (spec §3 Client state, referrals): visitors who bought in this browser, by the
 * cookie has-purchased, for 365 days (spec §9), and who have not hidden the invitation, by local storage.
 */
export interface ReferralBubbleStorage {
  hasPurchased(): boolean;
  /** Restarts the 365 days. */
  writePurchase(): void;
  isHidden(): boolean;
  /** Permanent. */
  writeHidden(): void;
}

export const ReferralBubbleStorage = token<ReferralBubbleStorage>('ReferralBubbleStorage');
