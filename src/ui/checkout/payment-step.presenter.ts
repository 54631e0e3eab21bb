import { type PaymentStart, StartPayment } from '#src/application/checkout/start-payment';
import { BrowserWindow } from '#src/application/ports/browser/browser-window';
import { hasCode } from '#src/application/ports/gateway-error';
import { CartState } from '#src/application/ports/state/cart-state';
import type { Used } from '#src/application/ports/token';
import { holdsMoney } from '#src/domain/cart/payment';
import { type Cents, formatMoney, noMoney } from '#src/domain/money/money';
import { CheckoutActions } from '#src/ui/checkout/shared/checkout-actions';
import { checkoutMessages } from '#src/ui/checkout/shared/checkout-messages';
import type { Action } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { describeFailure } from '#src/ui/kit/failures';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { CheckoutConsents } from './consents';
import { PayingCard } from './paying-card';

/** Skips the hosted payment page when the order was paid there already. */
export class PaymentStepPresenter implements Presenter {
  static readonly uses = {
    startPayment: StartPayment,
    cart: CartState,
    window: BrowserWindow,
    actions: CheckoutActions,
    consents: CheckoutConsents,
    payingCard: PayingCard,
  };
  static readonly isShared = false;

  readonly consents: CheckoutConsents;
  readonly payingCard: PayingCard;

  /** True when the question of age was not answered for this order, so that it is asked here. */
  asksAge = false;
  /** Reports changes of the amount or payment method since the shopper last saw them. */
  notice: string | undefined = undefined;
  private isLeaving = false;

  constructor(private readonly use: Used<typeof PaymentStepPresenter.uses>) {
    this.consents = use.consents;
    this.payingCard = use.payingCard;
    autoObservable(this, { consents: false, payingCard: false });
  }

  mount(): () => void {
    this.consents.restore();
    this.asksAge = !this.consents.isOfAge(this.state);
    // A refusal from before the shopper came back is outdated.
    this.paying.clear();
    // Back from the payment page by the back/forward cache: the button works again.
    const stops = [this.use.window.onReturn(() => this.stay()), this.payingCard.savedCards.watchKnown()];
    return () => stops.forEach((stop) => stop());
  }

  /** The state that the order goes to. */
  get state(): string | undefined {
    return this.use.cart.current?.shipAddress?.stateAbbr;
  }

  choose(choice: string): void {
    this.payingCard.choose(choice);
    this.paying.clear();
    this.notice = undefined;
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
      this.use.cart.current !== undefined &&
      !holdsMoney(this.use.cart.current.payments);
    return isUncharged ? `${describeFailure(error)} ${checkoutMessages.nothingCharged}` : describeFailure(error);
  }

  /** Ignores a second press. */
  async pay({
    needsAdult,
    isFree,
  }: {
    readonly needsAdult: boolean;
    readonly isFree: boolean;
  }): Promise<'left' | 'stayed' | 'ignored'> {
    if (this.isBusy) return 'ignored';
    const { recurring, terms } = this.consents;
    const isOfAge = this.consents.checkAge(needsAdult, this.state);
    // All missing confirmations are shown at once.
    if (!recurring.check(terms !== undefined) || !isOfAge) return 'stayed';
    this.isLeaving = true;
    this.notice = undefined;
    const { card } = this.payingCard;
    const savedCard = isFree || !card ? undefined : { id: card.id, amount: this.amountDue };
    const result = await this.paying.run(() => this.use.startPayment.execute({ isFree, savedCard }));
    const start = result.kind === 'done' ? result.value : undefined;
    if (start?.kind === 'leaving') return 'left';
    if (start?.kind === 'card-gone') void this.payingCard.savedCards.reload();
    this.stay(start && noticeOf(start, isFree));
    return 'stayed';
  }

  private get amountDue(): Cents {
    return this.use.cart.current?.amountDue ?? noMoney;
  }

  private get paying(): Action {
    return this.use.actions.startPayment;
  }

  private stay(notice?: string): void {
    this.isLeaving = false;
    this.notice = notice;
  }
}

/** The shopper has to read the message before paying again. */
function noticeOf(start: PaymentStart, wasFree: boolean): string | undefined {
  const { nothingLeft, payBy } = checkoutMessages;
  if (start.kind === 'card-gone') return payBy.gone;
  if (start.kind !== 'amount-due') return undefined;
  const amount = formatMoney(start.order.amountDue);
  return wasFree ? nothingLeft.changed(amount) : payBy.changed(amount);
}
