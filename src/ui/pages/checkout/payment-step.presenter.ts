import type { StartPayment } from '#src/application/checkout/start-payment';
import type { BrowserWindow } from '#src/application/ports/browser/browser-window';
import { hasCode } from '#src/application/ports/gateway-error';
import type { CartState } from '#src/application/ports/state/cart-state';
import { holdsMoney } from '#src/domain/checkout/payment';
import { formatMoney } from '#src/domain/money/money';
import type { Presenter } from '#src/ui/di/use-presenter';
import { checkoutMessages } from '#src/ui/messages/checkout-messages';
import { describeFailure } from '#src/ui/messages/failures';
import type { Action } from '#src/ui/state/action';
import { autoObservable } from '#src/ui/state/auto-observable';
import type { CheckoutActions } from '#src/ui/state/checkout-actions';
import type { CheckoutConsents } from './consents';

/** Presents the payment step: the way to the hosted payment page, or past it when it was paid there already. */
export class PaymentStepPresenter implements Presenter {
  /** The question of age was not answered for this order, so it is asked here. */
  asksAge = false;
  /** What has changed since the shopper was told that nothing is left to pay. */
  news: string | undefined = undefined;
  private isLeaving = false;

  constructor(
    private readonly startPayment: StartPayment,
    private readonly cart: CartState,
    private readonly window: BrowserWindow,
    private readonly actions: CheckoutActions,
    readonly consents: CheckoutConsents,
  ) {
    autoObservable(this, { consents: false });
  }

  mount(): () => void {
    this.consents.restore();
    this.asksAge = !this.consents.age.isGiven;
    // What was refused before the shopper came back is no news any more.
    this.paying.clear();
    // Back from the payment page by the back/forward cache: the button works again.
    return this.window.onReturn(() => this.stay());
  }

  /** Stays busy until the payment page has taken over, so that a second press starts nothing. */
  get isBusy(): boolean {
    return this.isLeaving || this.paying.isBusy;
  }

  get failure(): string | undefined {
    const { error } = this.paying;
    if (!error) return undefined;
    // Only a refusal is certain, and then the order has been read again.
    const isUncharged =
      hasCode(error, 'unprocessable_entity', 'insufficient_stock') &&
      this.cart.current !== undefined &&
      !holdsMoney(this.cart.current.payments);
    return isUncharged ? `${describeFailure(error)} ${checkoutMessages.nothingCharged}` : describeFailure(error);
  }

  /** Goes to pay, to complete what is paid, or to place what costs nothing more. A second press is ignored. */
  async pay({
    needsAdult,
    isFree,
  }: {
    readonly needsAdult: boolean;
    readonly isFree: boolean;
  }): Promise<'left' | 'stayed' | 'ignored'> {
    if (this.isBusy) return 'ignored';
    const { age, recurring, terms } = this.consents;
    const isOfAge = age.check(needsAdult);
    // All that is missing is said at once.
    if (!recurring.check(terms !== undefined) || !isOfAge) return 'stayed';
    this.isLeaving = true;
    this.news = undefined;
    const result = await this.paying.run(() => this.startPayment.execute({ isFree }));
    const start = result.kind === 'done' ? result.value : undefined;
    if (start?.kind === 'leaving') return 'left';
    this.stay(
      start?.kind === 'amount-due' ? checkoutMessages.nothingLeft.changed(formatMoney(start.amount)) : undefined,
    );
    return 'stayed';
  }

  private get paying(): Action {
    return this.actions.startPayment;
  }

  private stay(news?: string): void {
    this.isLeaving = false;
    this.news = news;
  }
}
