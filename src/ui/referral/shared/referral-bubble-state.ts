import type { Stored } from '#src/application/ports/browser/stored';
import { HasPurchased, HiddenReferralBubble } from '#src/application/ports/browser/stored-values';
import type { DependenciesOf } from '#src/application/ports/token';
import { autoObservable } from '#src/ui/kit/auto-observable';

/** The state of the invitation to refer a friend (spec §3 Client state, referrals). */
export class ReferralBubbleState {
  static readonly dependencies: DependenciesOf<typeof ReferralBubbleState> = [HasPurchased, HiddenReferralBubble];

  hasPurchased = false;
  hasHiddenBubble = false;

  constructor(
    private readonly purchase: Stored<true>,
    private readonly hiding: Stored<true>,
  ) {
    autoObservable(this);
  }

  /** Reads what earlier visits and other tabs have stored. */
  restore(): void {
    this.hasPurchased = this.purchase.read() === true;
    this.hasHiddenBubble = this.hiding.read() === true;
  }

  setPurchased(): void {
    this.purchase.write(true);
    this.hasPurchased = true;
  }

  hide(): void {
    this.hiding.write(true);
    this.hasHiddenBubble = true;
  }
}
