import { TabLock } from '#src/application/ports/browser/tab-lock';
import { GatewayError } from '#src/application/ports/gateway-error';
import { CartState } from '#src/application/ports/state/cart-state';
import { Scheduler } from '#src/application/ports/system/scheduler';
import type { Used } from '#src/application/ports/token';
import { discountsOf } from '#src/domain/cart/order-summary';
import type { CodeDenial } from '#src/domain/promo-code/code-denial';
import { canTakeCodes, codeSituation } from '#src/domain/promo-code/code-situation';
import { isDue, type PendingPromoCode, type TryOccasion } from '#src/domain/promo-code/pending-promo-code';
import { ApplyPromoCode } from './apply-promo-code';
import { PendingPromoCodes } from './pending-promo-codes';

/** Milliseconds between two codes (spec §9 Promo code application). */
export const promoCodeDelay = 500;

export type PendingPromoCodeNotice =
  | { readonly kind: 'applied'; readonly kept: PendingPromoCode }
  /** `kept` as it was before: without a denial this is the first one. */
  | { readonly kind: 'denied'; readonly kept: PendingPromoCode; readonly denial: CodeDenial };

/**
 * Applies the pending codes to the cart, one at a time and 500 ms apart, in one tab at a time (spec §4 Promo codes). Removes
 * applied and 'already' applied codes from the list; keeps refused and undecided ones for another try.
 */
export class ApplyPendingPromoCodes {
  static readonly uses = {
    pendingPromoCodes: PendingPromoCodes,
    cart: CartState,
    applyPromoCode: ApplyPromoCode,
    tabLock: TabLock,
    scheduler: Scheduler,
  };

  constructor(private readonly use: Used<typeof ApplyPendingPromoCodes.uses>) {}

  /** Resolves when no code is due, or when the server could not decide; then the rest stays pending. */
  execute(occasion: TryOccasion, tell: (notice: PendingPromoCodeNotice) => void): Promise<void> {
    return this.use.tabLock.runExclusive('promo-codes', async () => {
      const tried = new Set<string>();
      for (let kept = this.nextDue(occasion, tried); kept; kept = this.nextDue(occasion, tried)) {
        tried.add(kept.code);
        const isDecided = await this.decide(kept, tell);
        // Inside the lock, so that the pause applies to all tabs.
        await this.use.scheduler.wait(promoCodeDelay);
        if (!isDecided) return;
      }
    });
  }

  private nextDue(occasion: TryOccasion, tried: ReadonlySet<string>): PendingPromoCode | undefined {
    const { current } = this.use.cart;
    if (!current || !canTakeCodes(current)) return undefined;
    const present = new Set(discountsOf(current).map(({ code }) => code));
    const waiting = this.use.pendingPromoCodes.read();
    waiting.filter(({ code }) => present.has(code)).forEach(({ code }) => this.use.pendingPromoCodes.drop(code));
    const situation = codeSituation(current);
    return waiting.find((kept) => !present.has(kept.code) && !tried.has(kept.code) && isDue(kept, situation, occasion));
  }

  private async decide(kept: PendingPromoCode, tell: (notice: PendingPromoCodeNotice) => void): Promise<boolean> {
    try {
      const outcome = await this.use.applyPromoCode.execute(kept.code);
      if (outcome.kind === 'denied') {
        const { denial } = outcome;
        this.use.pendingPromoCodes.deny(kept.code, denial, this.situation);
        tell({ kind: 'denied', kept, denial });
      } else {
        this.use.pendingPromoCodes.drop(kept.code);
        tell({ kind: 'applied', kept });
      }
      return true;
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      return false;
    }
  }

  private get situation(): string {
    return this.use.cart.current ? codeSituation(this.use.cart.current).mark : '';
  }
}
