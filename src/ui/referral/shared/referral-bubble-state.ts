import { StoredInvitation } from '#src/application/ports/browser/stored-invitation';
import type { DependenciesOf } from '#src/application/ports/token';
import { autoObservable } from '#src/ui/kit/auto-observable';

/** The state of the invitation to refer a friend (spec §3 Client state, referrals). */
export class ReferralBubbleState {
  static readonly dependencies: DependenciesOf<typeof ReferralBubbleState> = [StoredInvitation];

  hasPurchased = false;
  hasHiddenBubble = false;

  constructor(private readonly stored: StoredInvitation) {
    autoObservable(this);
  }

  /** Reads the values that earlier visits and other tabs have stored. */
  restore(): void {
    this.hasPurchased = this.stored.hasPurchased.read() === true;
    this.hasHiddenBubble = this.stored.isHidden.read() === true;
  }

  setPurchased(): void {
    this.stored.hasPurchased.write(true);
    this.hasPurchased = true;
  }

  hide(): void {
    this.stored.isHidden.write(true);
    this.hasHiddenBubble = true;
  }
}
