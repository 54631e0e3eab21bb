import { StoredInvitation } from '#src/application/ports/browser/stored-invitation';
import type { Used } from '#src/application/ports/token';
import { autoObservable } from '#src/ui/kit/auto-observable';

/** The state of the invitation to refer a friend (spec §3 Client state, referrals). */
export class ReferralBubbleState {
  static readonly uses = { stored: StoredInvitation };

  hasPurchased = false;
  hasHiddenBubble = false;

  constructor(private readonly use: Used<typeof ReferralBubbleState.uses>) {
    autoObservable(this);
  }

  /** Reads the values that earlier visits and other tabs have stored. */
  restore(): void {
    this.hasPurchased = this.use.stored.hasPurchased.read() === true;
    this.hasHiddenBubble = this.use.stored.isHidden.read() === true;
  }

  setPurchased(): void {
    this.use.stored.hasPurchased.write(true);
    this.hasPurchased = true;
  }

  hide(): void {
    this.use.stored.isHidden.write(true);
    this.hasHiddenBubble = true;
  }
}
