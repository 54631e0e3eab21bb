import { runInAction } from 'mobx';
import { type AdditionOutcome, AddToCompletedOrder } from '#src/application/orders/add-to-completed-order';
import { OfferAdditions } from '#src/application/orders/offer-additions';
import { type GatewayError, isUncertain } from '#src/application/ports/gateway-error';
import { Clock } from '#src/application/ports/system/clock';
import { Scheduler } from '#src/application/ports/system/scheduler';
import type { Used } from '#src/application/ports/token';
import type { Order } from '#src/domain/cart/order';
import { livePayments } from '#src/domain/cart/payment';
import type { Product } from '#src/domain/catalogue/product';
import { formatMoney } from '#src/domain/money/money';
import { CheckoutActions } from '#src/ui/checkout/shared/checkout-actions';
import { crossSellMessages } from '#src/ui/checkout/shared/checkout-messages';
import { describePayment } from '#src/ui/checkout/shared/payment-messages';
import { Action } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { describeFailure } from '#src/ui/kit/failures';
import { formatCountdown, formatTime } from '#src/ui/kit/moment-messages';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { LiveMessageState } from '#src/ui/shell/live-message-state';

const second = 1000;
const lastMinute = 60 * second;

/** Presents the products that can still be added to a placed order (spec §1 Cross-sell, §7 PUT cross_sell). */
export class CrossSellPresenter implements Presenter {
  static readonly uses = {
    offerAdditions: OfferAdditions,
    addToCompletedOrder: AddToCompletedOrder,
    actions: CheckoutActions,
    liveMessage: LiveMessageState,
    clock: Clock,
    scheduler: Scheduler,
  };
  static readonly isShared = false;

  offers: readonly Product[] = [];
  /** Nothing is charged before the shopper confirms it. */
  asked: Product | undefined = undefined;
  notice: string | undefined = undefined;
  /** Tells in the question why its product was not added. */
  failure: string | undefined = undefined;
  /** Counts the confirmed products whose outcome the page shows. */
  settled = 0;
  private endsAt: number | undefined = undefined;
  private now = 0;
  private readonly loadingOffers = new Action();

  constructor(
    private readonly use: Used<typeof CrossSellPresenter.uses>,
    private readonly given: { readonly order: Order },
  ) {
    autoObservable(this);
  }

  /** Adding a product does not restart the clock. */
  mount(): () => void {
    const { order } = this.given;
    this.endsAt = order.crossSellEndsAt;
    this.now = this.use.clock.now();
    if (!this.isOpen) return () => undefined;
    void this.loadOffers(order);
    let cancel: () => void = () => undefined;
    const tick = () => {
      cancel = this.use.scheduler.after(second, () => {
        this.updateClock();
        if (this.isOpen) tick();
      });
    };
    tick();
    return () => cancel();
  }

  /** True when there are products to offer, and time to add them. */
  get isOffering(): boolean {
    return this.isOpen && this.offers.length > 0;
  }

  /** "12:34": minutes and seconds, only for the screen. */
  get countdown(): string {
    return formatCountdown(Math.ceil(this.remaining / second));
  }

  /** Shown to shoppers who prefer reduced motion. */
  get minutesLeft(): string {
    return crossSellMessages.minutes(Math.ceil(this.remaining / lastMinute));
  }

  /** "3:47 PM", in the shopper's time zone. */
  get closingTime(): string {
    return formatTime(this.endsAt ?? 0);
  }

  get adding(): Action {
    return this.use.actions.addToOrder;
  }

  priceOf({ price }: Product): string {
    return formatMoney(price);
  }

  /** The card that will be charged: "Visa ending in 1111". */
  get card(): string {
    const card = livePayments(this.given.order.payments).find(({ lastDigits }) => lastDigits !== undefined);
    return card?.lastDigits === undefined ? crossSellMessages.confirm.card : describePayment(card);
  }

  ask(product: Product): void {
    this.asked = product;
    this.failure = undefined;
    this.adding.clear();
  }

  cancel(): void {
    this.asked = undefined;
  }

  /** Resolves to undefined when the product was not added. */
  async add(): Promise<Order | undefined> {
    const { order } = this.given;
    const { asked: product } = this;
    if (!product) return undefined;
    this.failure = undefined;
    const result = await this.adding.run(() =>
      this.use.addToCompletedOrder.execute(order, { sku: product.sku, quantity: 1 }),
    );
    return runInAction(() => {
      if (result.kind === 'done') return this.showOutcome(result.value, product);
      if (result.kind === 'failed') this.showFailure(result.error, product);
      return undefined;
    });
  }

  private showOutcome(outcome: AdditionOutcome, product: Product): Order | undefined {
    if (outcome.kind === 'refused') {
      this.refuse(product, crossSellMessages.refused[outcome.reason](product.name));
      return undefined;
    }
    if (this.asked === product) this.endQuestion();
    if (outcome.kind === 'closed') {
      this.close(crossSellMessages.refused.closed(product.name));
      return undefined;
    }
    this.offers = this.offers.filter(({ sku }) => sku !== product.sku);
    this.showNotice(crossSellMessages.added(product.name));
    return outcome.order;
  }

  private showFailure(error: GatewayError, product: Product): void {
    const { unknown, refused } = crossSellMessages;
    const { name } = product;
    this.refuse(product, isUncertain(error) ? unknown(name) : refused.other(name, describeFailure(error)));
  }

  /** Says it in the question, or on the page when the shopper has closed that question meanwhile. */
  private refuse(product: Product, refusal: string): void {
    if (this.asked === product) this.failure = refusal;
    else this.showNotice(refusal);
  }

  private endQuestion(): void {
    this.asked = undefined;
    this.settled += 1;
  }

  private async loadOffers(order: Order): Promise<void> {
    // Nothing is offered after a failure, because the page is about the order itself.
    const result = await this.loadingOffers.run(() => this.use.offerAdditions.execute(order));
    if (result.kind === 'done') runInAction(() => (this.offers = result.value));
  }

  private updateClock(): void {
    const before = this.remaining;
    this.now = this.use.clock.now();
    if (!this.isOpen) this.close();
    else if (before > lastMinute && this.remaining <= lastMinute && this.isOffering)
      this.use.liveMessage.announce(crossSellMessages.lastMinute);
  }

  private close(notice: string = crossSellMessages.closed): void {
    const wasOffering = this.offers.length > 0;
    this.endsAt = undefined;
    this.offers = [];
    if (wasOffering) this.showNotice(notice);
  }

  private showNotice(notice: string): void {
    this.notice = notice;
    this.use.liveMessage.announce(notice);
  }

  private get remaining(): number {
    return Math.max(0, (this.endsAt ?? 0) - this.now);
  }

  private get isOpen(): boolean {
    return this.remaining > 0;
  }
}
