import { runInAction } from 'mobx';
import { CartState } from '#src/application/ports/state/cart-state';
import type { Used } from '#src/application/ports/token';
import { EnterPromoCode } from '#src/application/promo-code/enter-promo-code';
import { PendingPromoCodes } from '#src/application/promo-code/pending-promo-codes';
import { RemovePromoCode } from '#src/application/promo-code/remove-promo-code';
import { explainCodes } from '#src/domain/promo-code/explain-codes';
import { displayPromoCode } from '#src/domain/promo-code/promo-code';
import { cartMessages } from '#src/ui/cart/shared/cart-messages';
import { Action, ActionsById } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { clearTaken, codeForm, refuseTyped } from '#src/ui/kit/code-form';
import { describeFailure } from '#src/ui/kit/failures';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { describeDenial, promoCodeMessages } from '#src/ui/promo-code/shared/promo-code-messages';
import { PromoCodeQueue } from '#src/ui/promo-code/shared/promo-code-queue';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { asCodeView, asPendingView, type CodeView } from './promo-code-views';

/** Presents coupon codes (spec §4 Promo codes, §8 denial reasons). */
export class PromoCodePresenter implements Presenter {
  static readonly uses = {
    cart: CartState,
    pendingPromoCodes: PendingPromoCodes,
    queue: PromoCodeQueue,
    enterPromoCode: EnterPromoCode,
    removePromoCode: RemovePromoCode,
    liveMessage: LiveMessageState,
  };
  static readonly isShared = false;

  readonly form = codeForm(cartMessages.codeNeeded);
  readonly applying = new Action();
  /** By code. */
  readonly removing = new ActionsById();
  removalProblem: string | undefined = undefined;

  constructor(private readonly use: Used<typeof PromoCodePresenter.uses>) {
    autoObservable(this);
  }

  mount(): void {
    this.use.queue.start();
  }

  get codes(): readonly CodeView[] {
    const { current } = this.use.cart;
    return current ? explainCodes(current, (code) => this.use.pendingPromoCodes.denialOf(code)).map(asCodeView) : [];
  }

  /** Leaves out the affiliate's identifier: the shopper does not know it, and it need not be a code. */
  get pending(): readonly CodeView[] {
    const present = new Set(this.codes.map(({ code }) => code));
    const known = this.use.pendingPromoCodes.shown.filter(({ key, code }) => key === 'promo' && !present.has(code));
    return known.map((code) => asPendingView(code, this.use.cart.current, this.use.queue.isTrying));
  }

  /** A refused code stays in the field. */
  async apply(): Promise<boolean> {
    const { code } = this.form.entered;
    if (!this.form.check()) return this.refuse(code, cartMessages.codeNeeded);
    const result = await this.applying.run(() => this.use.enterPromoCode.execute(code));
    if (result.kind === 'ignored') return true;
    if (result.kind === 'failed') return this.refuse(code, describeFailure(result.error));
    const outcome = result.value;
    if (outcome.kind === 'denied') return this.refuse(code, describeDenial(outcome.denial));
    // Text that is too long for any code is certainly unknown.
    if (outcome.kind === 'not-a-code') return this.refuse(code, describeDenial({ reason: 'not_found' }));
    clearTaken(this.form, code);
    const said = accepted[outcome.kind](displayPromoCode(outcome.code));
    if (outcome.kind === 'applied') this.announceWithTotal(said);
    else this.use.liveMessage.announce(said);
    return true;
  }

  async remove(code: string): Promise<void> {
    this.removalProblem = undefined;
    const result = await this.removing.of(code).run(() => this.use.removePromoCode.execute(code));
    if (result.kind === 'done') this.announceWithTotal(cartMessages.codeRemoved(displayPromoCode(code)));
    if (result.kind !== 'failed') return;
    const problem = cartMessages.codeStays(displayPromoCode(code), describeFailure(result.error));
    runInAction(() => (this.removalProblem = problem));
  }

  drop(code: string): void {
    this.use.pendingPromoCodes.drop(code);
    this.use.liveMessage.announce(promoCodeMessages.dropped(displayPromoCode(code)));
  }

  private announceWithTotal(change: string): void {
    const { current } = this.use.cart;
    this.use.liveMessage.announce(current ? cartMessages.withTotal(change, current.total) : change);
  }

  private refuse(code: string, problem: string): false {
    refuseTyped(this.form, code, problem);
    this.use.liveMessage.announce(problem);
    return false;
  }
}

const accepted = {
  applied: cartMessages.codeApplied,
  'already-applied': cartMessages.codeAlreadyApplied,
  'kept-for-delivery': promoCodeMessages.keptForDelivery,
} as const;
