import { orElse } from '#src/application/calls/handled';
import { sendOrLookUp } from '#src/application/calls/send-or-look-up';
import { TabLock } from '#src/application/ports/browser/tab-lock';
import { GatewayError, hasCode } from '#src/application/ports/gateway-error';
import { SubscriptionGateway, type SubscriptionKey } from '#src/application/ports/shop/subscription-gateway';
import { CustomerState } from '#src/application/ports/state/customer-state';
import { SubscriptionsState } from '#src/application/ports/state/subscriptions-state';
import { Clock } from '#src/application/ports/system/clock';
import type { Used } from '#src/application/ports/token';
import type { Day } from '#src/domain/interval/calendar-day';
import { isDelivered, paymentProblem } from '#src/domain/subscription/payment-problem';
import type { Subscription } from '#src/domain/subscription/subscription';

export type RepairOutcome =
  /** The delivery was paid, here or elsewhere, and goes out. */
  | { readonly kind: 'delivered'; readonly subscription: Subscription }
  /** In the bank's words, if it has any. The card stays chosen. */
  | { readonly kind: 'declined'; readonly reason: string | undefined }
  /** The back end charges by itself, so nothing was charged now. */
  | { readonly kind: 'scheduled'; readonly subscription: Subscription }
  /** Nothing was owed: the card pays from the next delivery on. */
  | { readonly kind: 'card-changed'; readonly subscription: Subscription };

/**
 * Pays a delivery whose payment failed, with the card of the subscription or with another saved one (spec §4 Subscription
 * actions, update). It never causes two charges, whether the back end charges on request, with the change of the card, or
 * by itself: tabs take turns, each reads the subscription first, and no charge follows one that was made
 * (docs/adr/0028-a-delivery-is-announced-and-charged-once.md).
 */
export class RepairPayment {
  static readonly uses = {
    subscriptions: SubscriptionGateway,
    customer: CustomerState,
    state: SubscriptionsState,
    lock: TabLock,
    clock: Clock,
  };

  constructor(private readonly use: Used<typeof RepairPayment.uses>) {}

  /** Rejects with GatewayError, also when the outcome of the charge is unknown: another call reads first. */
  execute(id: string, walletPaymentSourceId?: string): Promise<RepairOutcome> {
    const userId = this.use.customer.current?.id;
    if (userId === undefined) throw new GatewayError({ code: 'unauthorized', message: 'Nobody is signed in' });
    const shown = this.use.state.all?.get(id);
    return this.use.lock.runExclusive(`subscription-payment-${id}`, () =>
      this.repair({ userId, id }, shown, walletPaymentSourceId),
    );
  }

  private async repair(
    key: SubscriptionKey,
    shown: Subscription | undefined,
    source: string | undefined,
  ): Promise<RepairOutcome> {
    const before = await this.read(key);
    const day = this.unpaidDay(before);
    const shownDay = shown && this.unpaidDay(shown);
    if (day === undefined && shownDay !== undefined && isDelivered(shownDay, before))
      return { kind: 'delivered', subscription: before };
    try {
      const after = await this.changeCard(key, before, day, source);
      if (day === undefined) return { kind: 'card-changed', subscription: after };
      return await this.charge(key, after, day);
    } catch (error) {
      if (!(error instanceof GatewayError) || !error.errors['payment']) throw error;
      return { kind: 'declined', reason: error.errors['payment'][0] };
    }
  }

  private async charge(key: SubscriptionKey, before: Subscription, day: Day): Promise<RepairOutcome> {
    if (isDelivered(day, before)) return { kind: 'delivered', subscription: before };
    try {
      const subscription = await sendOrLookUp({
        send: async () => this.adopt(key, await this.use.subscriptions.retryPayment(key)),
        lookUp: () => this.lookUp(key),
        isDone: (after) => isDelivered(day, after),
      });
      return { kind: 'delivered', subscription };
    } catch (error) {
      const subscription = this.use.state.all?.get(key.id);
      // Paid in between, by another device or by the nightly run.
      if (hasCode(error, 'unprocessable_entity') && subscription && isDelivered(day, subscription))
        return { kind: 'delivered', subscription };
      // The subscription is there, so it is the call that the back end does not have.
      if (hasCode(error, 'not_found') && subscription) return { kind: 'scheduled', subscription };
      throw error;
    }
  }

  private changeCard(
    key: SubscriptionKey,
    before: Subscription,
    day: Day | undefined,
    source: string | undefined,
  ): Promise<Subscription> {
    if (source === undefined || before.card?.walletPaymentSourceId === source) return Promise.resolve(before);
    return sendOrLookUp({
      send: async () => this.adopt(key, await this.use.subscriptions.update(key, { walletPaymentSourceId: source })),
      lookUp: () => this.lookUp(key),
      isDone: (after) => after.card?.walletPaymentSourceId === source || (day !== undefined && isDelivered(day, after)),
    });
  }

  private unpaidDay(subscription: Subscription): Day | undefined {
    const isUnpaid = paymentProblem(subscription, this.use.clock.now()) === 'delivery-unpaid';
    return isUnpaid ? subscription.actionableDate : undefined;
  }

  private async read(key: SubscriptionKey): Promise<Subscription> {
    return this.adopt(key, await this.use.subscriptions.read(key));
  }

  /** Only brings the state up to date, if possible; the caller reports the failure. */
  private async lookUp(key: SubscriptionKey): Promise<Subscription | undefined> {
    return orElse(this.read(key), () => undefined);
  }

  /** Another customer may have signed in meanwhile, or the customer may have signed out. */
  private adopt({ userId }: SubscriptionKey, subscription: Subscription): Subscription {
    if (this.use.customer.current?.id === userId) this.use.state.replace(subscription);
    return subscription;
  }
}
