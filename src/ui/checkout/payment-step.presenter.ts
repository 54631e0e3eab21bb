import { reaction } from 'mobx';
import { type PaymentStart, StartPayment } from '#src/application/checkout/start-payment';
import { BrowserWindow } from '#src/application/ports/browser/browser-window';
import { hasCode } from '#src/application/ports/gateway-error';
import { CartState } from '#src/application/ports/state/cart-state';
import { CustomerState } from '#src/application/ports/state/customer-state';
import { Clock } from '#src/application/ports/system/clock';
import type { DependenciesOf } from '#src/application/ports/token';
import { holdsMoney } from '#src/domain/checkout/payment';
import type { Instant } from '#src/domain/interval/interval';
import { type Cents, formatMoney, noMoney } from '#src/domain/money/money';
import { isExpired, preferredSource, type SavedCard } from '#src/domain/saved-card/saved-card';
import { CheckoutActions } from '#src/ui/checkout/shared/checkout-actions';
import { checkoutMessages } from '#src/ui/checkout/shared/checkout-messages';
import type { Action } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { describeFailure } from '#src/ui/kit/failures';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { anotherCard } from '#src/ui/saved-card/shared/saved-card-choice';
import { SavedCardStore } from '#src/ui/saved-card/shared/saved-card-store';
import { CheckoutConsents } from './consents';

/** Skips the hosted payment page when the order was paid there already. */
export class PaymentStepPresenter implements Presenter {
  static readonly dependencies: DependenciesOf<typeof PaymentStepPresenter> = [
    StartPayment,
    CartState,
    BrowserWindow,
    CheckoutActions,
    CheckoutConsents,
    SavedCardStore,
    CustomerState,
    Clock,
  ];
  static readonly isShared = false;

  /** True when the question of age was not answered for this order, so that it is asked here. */
  asksAge = false;
  /** Tells what changed about amount or payment method since the shopper last saw them. */
  notice: string | undefined = undefined;
  private chosen: string | undefined = undefined;
  private isLeaving = false;

  constructor(
    private readonly startPayment: StartPayment,
    private readonly cart: CartState,
    private readonly window: BrowserWindow,
    private readonly actions: CheckoutActions,
    readonly consents: CheckoutConsents,
    readonly savedCards: SavedCardStore,
    private readonly customer: CustomerState,
    private readonly clock: Clock,
  ) {
    autoObservable(this, { consents: false });
  }

  mount(): () => void {
    this.consents.restore();
    this.asksAge = !this.consents.age.isGiven;
    // A refusal from before the shopper came back is outdated.
    this.paying.clear();
    // Back from the payment page by the back/forward cache: the button works again.
    const stops = [
      this.window.onReturn(() => this.stay()),
      reaction(
        () => this.customer.current?.id,
        (customerId) => void (customerId !== undefined && this.savedCards.reload()),
        { fireImmediately: true },
      ),
    ];
    return () => stops.forEach((stop) => stop());
  }

  /** Decides whether a card has expired. */
  get now(): Instant {
    return this.clock.now();
  }

  get isWaitingForCards(): boolean {
    return (
      this.customer.current !== undefined && this.savedCards.cards === undefined && this.savedCards.error === undefined
    );
  }

  /** False for guests. */
  get hasNoCardsKnown(): boolean {
    return (
      this.customer.current !== undefined && this.savedCards.cards === undefined && this.savedCards.error !== undefined
    );
  }

  /** The id of the saved card that pays, or `anotherCard`. The default card until the shopper chooses. */
  get choice(): string {
    const { cards = [] } = this.savedCards;
    const chosen = cards.find(({ id }) => id === this.chosen);
    if (this.chosen === anotherCard || (chosen && !isExpired(chosen, this.now))) return this.chosen ?? anotherCard;
    return preferredSource(cards, this.now)?.id ?? anotherCard;
  }

  /** Undefined for the hosted page. */
  get card(): SavedCard | undefined {
    return this.savedCards.find(this.choice);
  }

  choose(choice: string): void {
    this.chosen = choice;
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
      this.cart.current !== undefined &&
      !holdsMoney(this.cart.current.payments);
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
    const { age, recurring, terms } = this.consents;
    const isOfAge = age.check(needsAdult);
    // All missing confirmations are shown at once.
    if (!recurring.check(terms !== undefined) || !isOfAge) return 'stayed';
    this.isLeaving = true;
    this.notice = undefined;
    const savedCard = isFree || !this.card ? undefined : { id: this.card.id, amount: this.amountDue };
    const result = await this.paying.run(() => this.startPayment.execute({ isFree, savedCard }));
    const start = result.kind === 'done' ? result.value : undefined;
    if (start?.kind === 'leaving') return 'left';
    if (start?.kind === 'card-gone') void this.savedCards.reload();
    this.stay(start && noticeOf(start, isFree));
    return 'stayed';
  }

  private get amountDue(): Cents {
    return this.cart.current?.amountDue ?? noMoney;
  }

  private get paying(): Action {
    return this.actions.startPayment;
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
  const amount = formatMoney(start.amount);
  return wasFree ? nothingLeft.changed(amount) : payBy.changed(amount);
}
