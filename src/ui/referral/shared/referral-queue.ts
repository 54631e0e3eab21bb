import { reaction } from 'mobx';
import type { CartState } from '#src/application/ports/state/cart-state';
import type { ApplyReferral } from '#src/application/referral/apply-referral';
import { mayTakeReferral } from '#src/domain/referral/referral';

/** Notes on the cart who recommended the shop, as soon as there is a cart that may be told (spec §2 ref). */
export class ReferralQueue {
  private isStarted = false;

  constructor(
    private readonly cart: CartState,
    private readonly applyReferral: ApplyReferral,
  ) {}

  /** Begins to watch the cart, once for all who ask, for as long as the document lives. */
  start(): void {
    if (this.isStarted) return;
    this.isStarted = true;
    reaction(
      () => this.cartToTell,
      (number) => void (number !== undefined && this.run()),
      { fireImmediately: true },
    );
  }

  /** Tries at once: an address may have brought an identifier just now. */
  run(): Promise<void> {
    return this.applyReferral.execute();
  }

  private get cartToTell(): string | undefined {
    const { current } = this.cart;
    return current && mayTakeReferral(current) ? current.number : undefined;
  }
}
