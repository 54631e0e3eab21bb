import { reaction } from 'mobx';
import { CartState } from '#src/application/ports/state/cart-state';
import type { DependenciesOf } from '#src/application/ports/token';
import { ApplyReferral } from '#src/application/referral/apply-referral';
import { mayTakeReferral } from '#src/domain/referral/referral';

/** Sets the referrer on the cart, as soon as there is a cart (spec §2 ref). */
export class ReferralQueue {
  static readonly dependencies: DependenciesOf<typeof ReferralQueue> = [CartState, ApplyReferral];

  private isStarted = false;

  constructor(
    private readonly cart: CartState,
    private readonly applyReferral: ApplyReferral,
  ) {}

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

  /** An address may have just brought an identifier. */
  run(): Promise<void> {
    return this.applyReferral.execute();
  }

  private get cartToTell(): string | undefined {
    const { current } = this.cart;
    return current && mayTakeReferral(current) ? current.number : undefined;
  }
}
