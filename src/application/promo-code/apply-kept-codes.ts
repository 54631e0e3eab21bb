import type { ExclusiveAccess } from '#src/application/ports/browser/exclusive-access';
import { GatewayError } from '#src/application/ports/gateway-error';
import type { CartState } from '#src/application/ports/state/cart-state';
import type { Scheduler } from '#src/application/ports/system/scheduler';
import { discountsOf } from '#src/domain/cart/order-summary';
import type { CodeDenial } from '#src/domain/promo-code/code-denial';
import { canTakeCodes, codeSituation } from '#src/domain/promo-code/code-situation';
import { isDue, type TryOccasion } from '#src/domain/promo-code/code-tries';
import type { KeptCode } from '#src/domain/promo-code/kept-code';
import type { ApplyPromoCode } from './apply-promo-code';
import type { KeptCodes } from './kept-codes';

/** Milliseconds between two codes (spec §9 Promo code application). */
export const promoCodePace = 500;

export type KeptCodeNews =
  | { readonly kind: 'applied'; readonly kept: KeptCode }
  /** `kept` as it was before: without a denial this is the first one. */
  | { readonly kind: 'denied'; readonly kept: KeptCode; readonly denial: CodeDenial };

/**
 * Puts the codes that wait on the cart, one at a time and 500 ms apart, in one tab at a time (spec §4 Promo codes). What
 * is applied, or 'already' there, waits no longer; what is refused, or was not decided, is kept for another try.
 */
export class ApplyKeptCodes {
  constructor(
    private readonly keptCodes: KeptCodes,
    private readonly cart: CartState,
    private readonly applyPromoCode: ApplyPromoCode,
    private readonly turns: ExclusiveAccess,
    private readonly scheduler: Scheduler,
  ) {}

  /** Resolves when nothing is due any more, or when the server could not decide: then the rest waits as well. */
  execute(occasion: TryOccasion, tell: (news: KeptCodeNews) => void): Promise<void> {
    return this.turns.run('promo-codes', async () => {
      const tried = new Set<string>();
      for (let kept = this.nextDue(occasion, tried); kept; kept = this.nextDue(occasion, tried)) {
        tried.add(kept.code);
        const isDecided = await this.decide(kept, tell);
        // Within the turn, so that the next code keeps its distance whichever tab sends it.
        await this.scheduler.wait(promoCodePace);
        if (!isDecided) return;
      }
    });
  }

  private nextDue(occasion: TryOccasion, tried: ReadonlySet<string>): KeptCode | undefined {
    const { current } = this.cart;
    if (!current || !canTakeCodes(current)) return undefined;
    const present = new Set(discountsOf(current).map(({ code }) => code));
    const waiting = this.keptCodes.read();
    waiting.filter(({ code }) => present.has(code)).forEach(({ code }) => this.keptCodes.drop(code));
    const situation = codeSituation(current);
    return waiting.find((kept) => !present.has(kept.code) && !tried.has(kept.code) && isDue(kept, situation, occasion));
  }

  private async decide(kept: KeptCode, tell: (news: KeptCodeNews) => void): Promise<boolean> {
    try {
      const outcome = await this.applyPromoCode.execute(kept.code);
      if (outcome.kind === 'denied') {
        const { denial } = outcome;
        this.keptCodes.deny(kept.code, denial, this.situation);
        tell({ kind: 'denied', kept, denial });
      } else {
        this.keptCodes.drop(kept.code);
        tell({ kind: 'applied', kept });
      }
      return true;
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      return false;
    }
  }

  private get situation(): string {
    return this.cart.current ? codeSituation(this.cart.current).mark : '';
  }
}
