import { ReferralBubbleStorage } from '#src/application/ports/browser/referral-bubble-storage';
import type { DependenciesOf } from '#src/application/ports/token';
import { autoObservable } from '#src/ui/kit/auto-observable';

/** The state of the invitation to refer a friend (spec §3 Client state, referrals). */
export class ReferralBubbleState {
  static readonly dependencies: DependenciesOf<typeof ReferralBubbleState> = [ReferralBubbleStorage];

  hasPurchased = false;
  hasHiddenBubble = false;

  constructor(private readonly storage: ReferralBubbleStorage) {
    autoObservable(this);
  }

  /** Reads what earlier visits and other tabs have stored. */
  restore(): void {
    this.hasPurchased = this.storage.hasPurchased();
    this.hasHiddenBubble = this.storage.isHidden();
  }

  setPurchased(): void {
    this.storage.writePurchase();
    this.hasPurchased = true;
  }

  hide(): void {
    this.storage.writeHidden();
    this.hasHiddenBubble = true;
  }
}
