/**
 * Who is invited to refer a friend (spec §3 Client state, referrals): whoever has bought in this browser, by the cookie
 * has-purchased, for 365 days (spec §9), and has not hidden the invitation, by local storage.
 */
export interface ReferralBubbleStorage {
  hasPurchased(): boolean;
  /** Begins the 365 days anew. */
  writePurchase(): void;
  isHidden(): boolean;
  /** For good. */
  writeHidden(): void;
}
