import { reaction } from 'mobx';
import { StoredCampaign } from '#src/application/ports/browser/stored-campaign';
import { Capabilities } from '#src/application/ports/shop/capabilities';
import { CartState } from '#src/application/ports/state/cart-state';
import type { Used } from '#src/application/ports/token';
import { ApplyReferral } from '#src/application/referral/apply-referral';
import { mayTakeReferral } from '#src/domain/referral/referral';

/** Sets the referrer on the cart, as soon as there is a cart (spec §2 ref). */
export class ReferralQueue {
  static readonly uses = {
    cart: CartState,
    applyReferral: ApplyReferral,
    stored: StoredCampaign,
    capabilities: Capabilities,
  };

  private isStarted = false;

  constructor(private readonly use: Used<typeof ReferralQueue.uses>) {}

  /** Watches the cart once for all callers, as long as the document lives. */
  start(): void {
    if (this.isStarted) return;
    this.isStarted = true;
    reaction(
      () => this.cartToTell,
      (number) => void (number !== undefined && this.run()),
      { fireImmediately: true },
    );
  }

  /** An address may have just brought an identifier. It is forgotten in a shop without a referral service. */
  async run(): Promise<void> {
    if (this.use.capabilities.referral) await this.use.applyReferral.execute();
    else this.use.stored.referral.clear();
  }

  private get cartToTell(): string | undefined {
    const { current } = this.use.cart;
    return current && mayTakeReferral(current) ? current.number : undefined;
  }
}
