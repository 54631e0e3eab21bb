import { runInAction } from 'mobx';
import { type CancellationOutcome, CancelPlacedOrder } from '#src/application/orders/cancel-placed-order';
import { isUncertain } from '#src/application/ports/gateway-error';
import { Capabilities } from '#src/application/ports/shop/capabilities';
import { Clock } from '#src/application/ports/system/clock';
import { Scheduler } from '#src/application/ports/system/scheduler';
import type { Used } from '#src/application/ports/token';
import type { Order } from '#src/domain/cart/order';
import { Action } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { describeFailure } from '#src/ui/kit/failures';
import { formatTime } from '#src/ui/kit/moment-messages';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { cancelOrderMessages } from './cancel-order-messages';

/** Presents the cancellation of an order that was just placed (spec §7 PUT orders/cancel). */
export class CancelOrderPresenter implements Presenter {
  static readonly uses = {
    cancelPlacedOrder: CancelPlacedOrder,
    capabilities: Capabilities,
    liveMessage: LiveMessageState,
    clock: Clock,
    scheduler: Scheduler,
  };
  static readonly isShared = false;

  isAsked = false;
  /** Tells in the question why the order may not be canceled yet. */
  failure: string | undefined = undefined;
  /** Tells on the page why the order stays. */
  refusal: string | undefined = undefined;
  readonly canceling = new Action();
  private isOver = false;

  constructor(
    private readonly use: Used<typeof CancelOrderPresenter.uses>,
    private readonly given: { readonly order: Order },
  ) {
    autoObservable(this);
  }

  mount(): (() => void) | void {
    const { cancelEndsAt } = this.given.order;
    if (cancelEndsAt === undefined) return undefined;
    const left = Math.max(0, cancelEndsAt - this.use.clock.now());
    return this.use.scheduler.after(left, () => this.end());
  }

  /** A question that is open stays, because the back end may still be in time. */
  get isOffered(): boolean {
    const { cancelEndsAt } = this.given.order;
    const isOpen = cancelEndsAt !== undefined && this.refusal === undefined;
    return this.use.capabilities.cancellation && isOpen && (!this.isOver || this.isAsked);
  }

  /** "3:47 PM", in the shopper's time zone. */
  get closingTime(): string {
    return formatTime(this.given.order.cancelEndsAt ?? 0);
  }

  /** Names the gift cards, deliveries and boxes that end with the order. */
  get consequences(): readonly string[] {
    const { giftCards, prepaid, club } = cancelOrderMessages.confirm;
    const { lineItems, subscriptionInCart } = this.given.order;
    return [
      ...(lineItems.some((line) => line.giftCards.length > 0) ? [giftCards] : []),
      ...(lineItems.some(({ prePaidSubscription }) => prePaidSubscription) ? [prepaid] : []),
      ...(subscriptionInCart ? [club] : []),
    ];
  }

  ask(): void {
    this.isAsked = true;
    this.failure = undefined;
  }

  keep(): void {
    this.isAsked = false;
  }

  /** Resolves to undefined when the order was not canceled. */
  async cancel(): Promise<Order | undefined> {
    this.failure = undefined;
    const result = await this.canceling.run(() => this.use.cancelPlacedOrder.execute(this.given.order));
    return runInAction(() => {
      if (result.kind === 'done') return this.showOutcome(result.value);
      if (result.kind === 'failed')
        this.failure = isUncertain(result.error) ? cancelOrderMessages.unknown : describeFailure(result.error);
      return undefined;
    });
  }

  private showOutcome(outcome: CancellationOutcome): Order | undefined {
    this.isAsked = false;
    if (outcome.kind === 'canceled') {
      this.use.liveMessage.announce(cancelOrderMessages.announced(outcome.order.number));
      return outcome.order;
    }
    this.refusal = cancelOrderMessages.refused[outcome.reason];
    this.use.liveMessage.announce(this.refusal);
    return undefined;
  }

  private end(): void {
    this.isOver = true;
  }
}
