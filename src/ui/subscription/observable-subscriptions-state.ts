import type { SubscriptionsState } from '#src/application/ports/state/subscriptions-state';
import type { Subscription } from '#src/domain/subscription/subscription';
import { autoObservable } from '#src/ui/kit/auto-observable';

export class ObservableSubscriptionsState implements SubscriptionsState {
  all: ReadonlyMap<string, Subscription> | undefined = undefined;

  constructor() {
    autoObservable(this);
  }

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
