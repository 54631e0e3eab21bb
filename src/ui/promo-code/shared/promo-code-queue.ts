import { reaction, runInAction, when } from 'mobx';
import { CartState } from '#src/application/ports/state/cart-state';
import type { Used } from '#src/application/ports/token';
import {
  ApplyPendingPromoCodes,
  type PendingPromoCodeNotice,
} from '#src/application/promo-code/apply-pending-promo-codes';
import { PendingPromoCodes } from '#src/application/promo-code/pending-promo-codes';
import { canTakeCodes, codeSituation } from '#src/domain/promo-code/code-situation';
import type { TryOccasion } from '#src/domain/promo-code/pending-promo-code';
import type { ArrivedCode } from '#src/domain/promo-code/promo-code';
import { displayPromoCode } from '#src/domain/promo-code/promo-code';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { AlertBarState } from '#src/ui/shell/alert-bar-state';
import { describeDenial, promoCodeMessages } from './promo-code-messages';

/**
 * Applies pending codes at start-up and after each change of the cart (spec §4 Promo codes). The alert bar shows a
 * refusal once; after that the cart page does.
 */
export class PromoCodeQueue {
  static readonly uses = {
    cart: CartState,
    pendingPromoCodes: PendingPromoCodes,
    applyPendingPromoCodes: ApplyPendingPromoCodes,
    alertBar: AlertBarState,
  };

  private isStarted = false;
  private hasRun = false;
  private running = 0;

  constructor(private readonly use: Used<typeof PromoCodeQueue.uses>) {
    autoObservable(this);
  }

  get isTrying(): boolean {
    return this.running > 0;
  }

  /** Watches the cart once for all callers, as long as the document lives. */
  start(): void {
    if (this.isStarted) return;
    this.isStarted = true;
    this.use.pendingPromoCodes.read();
    reaction(
      () => this.situation,
      (situation) => void (situation !== undefined && this.run()),
      { fireImmediately: true },
    );
  }

  /** Without a product in the cart, tells that the codes need one. */
  async expect(arrived: readonly ArrivedCode[]): Promise<void> {
    if (arrived.length === 0) return;
    await when(() => this.use.cart.isLoaded);
    if (this.situation !== undefined) {
      // A run that is under way finds them by itself.
      if (!this.isTrying) await this.run();
      return;
    }
    const codes = arrived.filter(({ key }) => key === 'promo').map(({ code }) => displayPromoCode(code));
    const isEmpty = !this.use.cart.current || this.use.cart.current.lineItems.length === 0;
    if (isEmpty && codes.length > 0) this.use.alertBar.notify(promoCodeMessages.expected(codes));
  }

  /** Undefined while codes cannot be put on the cart. */
  private get situation(): string | undefined {
    const { current } = this.use.cart;
    return current && canTakeCodes(current) ? codeSituation(current).mark : undefined;
  }

  private async run(): Promise<void> {
    const occasion = this.hasRun ? 'cart-change' : 'start-up';
    this.hasRun = true;
    this.running += 1;
    try {
      await this.tryAll(occasion);
    } finally {
      runInAction(() => (this.running -= 1));
    }
  }

  private async tryAll(occasion: TryOccasion): Promise<void> {
    const applied: string[] = [];
    const denied: string[] = [];
    await this.use.applyPendingPromoCodes.execute(occasion, (notice) => {
      const code = displayPromoCode(notice.kept.code);
      if (notice.kind === 'applied') applied.push(code);
      else if (isWorthSaying(notice)) denied.push(promoCodeMessages.notYet(code, describeDenial(notice.denial)));
      else return;
      const text = [...(applied.length > 0 ? [promoCodeMessages.onCart(applied)] : []), ...denied].join(' ');
      const tone = denied.length > 0 ? 'info' : 'success';
      this.use.alertBar.notify(text, { label: promoCodeMessages.viewCart, to: '/cart/' }, tone);
    });
  }
}

/** True for the first refusal of a code that the shopper knows; an affiliate's identifier need not be a code. */
function isWorthSaying({ kept }: PendingPromoCodeNotice): boolean {
  return kept.key === 'promo' && kept.denial === undefined;
}
