import type { ReferralBubbleStorage } from '#src/application/ports/browser/referral-bubble-storage';

/** Shared by all tabs of a browser; nothing expires. */
export class InMemoryReferralBubbleStorage implements ReferralBubbleStorage {
  private isPurchased = false;
  private isHiddenForGood = false;

  hasPurchased(): boolean {
    return this.isPurchased;
  }

  writePurchase(): void {
    this.isPurchased = true;
  }

  isHidden(): boolean {
    return this.isHiddenForGood;
  }

  writeHidden(): void {
    this.isHiddenForGood = true;
  }
}
