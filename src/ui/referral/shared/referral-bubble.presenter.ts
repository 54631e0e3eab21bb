import { Capabilities } from '#src/application/ports/shop/capabilities';
import type { Used } from '#src/application/ports/token';
import type { ReferralOffer } from '#src/domain/referral/referral';
import { autoObservable } from '#src/ui/kit/auto-observable';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { ReferralBubbleState } from './referral-bubble-state';

export type GivenReferral = {
  readonly offer: ReferralOffer | undefined;
  readonly pathname: string;
};

/** The invitation must not interrupt these pages; the account shows it in full. */
const elsewhere = /^\/(cart|checkout|account|authenticate)\//;

/** Invites customers who have bought to refer a friend, until they hide it (spec §3 Client state, referrals). */
export class ReferralBubblePresenter implements Presenter {
  static readonly uses = { bubble: ReferralBubbleState, capabilities: Capabilities };
  static readonly isShared = false;

  constructor(
    private readonly use: Used<typeof ReferralBubblePresenter.uses>,
    private readonly given: GivenReferral,
  ) {
    autoObservable(this);
  }

  mount(): void {
    this.use.bubble.restore();
  }

  /** The rewards of the invitation; undefined where none is shown. */
  get offer(): ReferralOffer | undefined {
    const { offer, pathname } = this.given;
    const { hasPurchased, hasHiddenBubble } = this.use.bubble;
    const isShown = this.use.capabilities.referral && hasPurchased && !hasHiddenBubble && !elsewhere.test(pathname);
    return isShown ? offer : undefined;
  }

  hide(): void {
    this.use.bubble.hide();
  }
}
