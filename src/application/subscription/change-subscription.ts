import { ifCode, orElse } from '#src/application/calls/handled';
import { sendOrLookUp } from '#src/application/calls/send-or-look-up';
import { UnansweredCalls } from '#src/application/calls/unanswered-calls';
import { GatewayError } from '#src/application/ports/gateway-error';
import {
  SubscriptionGateway,
  type SubscriptionKey,
  type SubscriptionUpdate,
} from '#src/application/ports/shop/subscription-gateway';
import { CustomerState } from '#src/application/ports/state/customer-state';
import { SubscriptionsState } from '#src/application/ports/state/subscriptions-state';
import type { Used } from '#src/application/ports/token';
import { EventTracker } from '#src/application/ports/tracking/event-tracker';
import { isSameAddress } from '#src/domain/address-book/address-book';
import type { Part } from '#src/domain/catalogue/product';
import type { Day } from '#src/domain/interval/calendar-day';
import { isSameInterval } from '#src/domain/interval/interval';
import type { Subscription } from '#src/domain/subscription/subscription';

/** The actions on a subscription (spec §4 Subscription actions). */
export type SubscriptionChange =
  | { readonly kind: 'skip' }
  | { readonly kind: 'cancel'; readonly reason?: string }
  | { readonly kind: 'pause'; readonly until?: Day }
  | { readonly kind: 'resume'; readonly on?: Day }
  | { readonly kind: 'update'; readonly update: SubscriptionUpdate };

/**
 * Changes one subscription (spec §4 Subscription actions, §7). Afterwards the state is the server's, also when the change
 * was refused, because it may have been changed elsewhere, and when no response came.
 */
export class ChangeSubscription {
  static readonly uses = {
    subscriptions: SubscriptionGateway,
    customer: CustomerState,
    state: SubscriptionsState,
    events: EventTracker,
  };

  private readonly unanswered = new UnansweredCalls();

  constructor(private readonly use: Used<typeof ChangeSubscription.uses>) {}

  /** Rejects with GatewayError when the change was refused, or when its result is unknown. */
  async execute(id: string, change: SubscriptionChange): Promise<Subscription> {
    const key = this.keyOf(id);
    const before = this.use.state.all?.get(id);
    const subscription = await this.unanswered.run(`${change.kind} ${id}`, (isRepeated) =>
      ifCode(
        sendOrLookUp({
          send: async () => this.adopt(key, await this.send(key, change)),
          lookUp: () => this.lookUp(key),
          isDone: (after) => isDone(change, after, before),
        }),
        ['unprocessable_entity'],
        (refusal) => {
          const after = this.use.state.all?.get(id);
          if (!isRepeated || !after || !isDone(change, after, before)) throw refusal;
          return after;
        },
      ),
    );
    this.use.events.track('club_changed', { change: change.kind });
    return subscription;
  }

  private keyOf(id: string): SubscriptionKey {
    const customer = this.use.customer.current;
    if (!customer) throw new GatewayError({ code: 'unauthorized', message: 'Nobody is signed in' });
    return { userId: customer.id, id };
  }

  private send(key: SubscriptionKey, change: SubscriptionChange): Promise<Subscription> {
    switch (change.kind) {
      case 'skip':
        return this.use.subscriptions.skip(key);
      case 'cancel':
        return this.use.subscriptions.cancel(key, change.reason);
      case 'pause':
        return this.use.subscriptions.pause(key, change.until);
      case 'resume':
        return this.use.subscriptions.resume(key, change.on);
      case 'update':
        return this.use.subscriptions.update(key, change.update);
    }
  }

  /** Only brings the state up to date, if possible; the caller reports the failure. */
  private async lookUp(key: SubscriptionKey): Promise<Subscription | undefined> {
    const read = await orElse(this.use.subscriptions.read(key), () => undefined);
    return read && this.adopt(key, read);
  }

  /** Another customer may have signed in meanwhile, or the customer may have signed out. */
  private adopt({ userId }: SubscriptionKey, subscription: Subscription): Subscription {
    if (this.use.customer.current?.id === userId) this.use.state.replace(subscription);
    return subscription;
  }
}

/** True when the subscription shows that a change without a response was made. */
function isDone(change: SubscriptionChange, after: Subscription, before: Subscription | undefined): boolean {
  switch (change.kind) {
    case 'skip':
      return after.state === before?.state && after.actionableDate !== before.actionableDate;
    case 'cancel':
      return after.state === 'canceled' || after.state === 'pending-cancellation';
    case 'pause':
      return after.state === 'paused';
    case 'resume':
      return after.state === 'active';
    case 'update':
      return showsUpdate(change.update, after, before);
  }
}

function showsUpdate(
  { interval, actionableDate, shipAddress, cans, walletPaymentSourceId: source }: SubscriptionUpdate,
  after: Subscription,
  before: Subscription | undefined,
): boolean {
  if (source !== undefined && source !== after.card?.walletPaymentSourceId) return false;
  if (interval && !isSameInterval(interval, after.interval)) return false;
  if (actionableDate !== undefined && actionableDate !== after.actionableDate) return false;
  // The server changes addresses when it stores them, so only another one than before shows that this was stored.
  if (shipAddress && !hasMoved(before, after)) return false;
  return !cans || sameCans(cans, after);
}

function hasMoved(before: Subscription | undefined, { shipAddress }: Subscription): boolean {
  if (!before || !shipAddress) return false;
  return !before.shipAddress || !isSameAddress(before.shipAddress, shipAddress);
}

function sameCans(cans: readonly Part[], { lineItems }: Subscription): boolean {
  const lasting = lineItems.filter(({ isOneTime }) => !isOneTime);
  return (
    cans.length === lasting.length &&
    lasting.every((line) => cans.some(({ sku, quantity }) => sku === line.sku && quantity === line.quantity))
  );
}
