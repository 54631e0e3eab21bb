import type { SubscriptionsState } from '#src/application/ports/state/subscriptions-state';
import type { Subscription } from '#src/domain/subscription/subscription';

export class PlainSubscriptionsState implements SubscriptionsState {
  all: ReadonlyMap<string, Subscription> | undefined;

  replaceAll(subscriptions: readonly Subscription[]): void {
    this.all = new Map(subscriptions.map((subscription) => [subscription.id, subscription]));
  }

  replace(subscription: Subscription): void {
    this.all = new Map(this.all).set(subscription.id, subscription);
  }

  clear(): void {
    this.all = undefined;
  }
}
