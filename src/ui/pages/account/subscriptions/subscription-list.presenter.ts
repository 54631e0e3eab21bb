import { makeAutoObservable } from 'mobx';
import type { Subscription } from '#src/domain/subscription/subscription';
import type { Mountable } from '#src/ui/di/use-presenter';
import type { KnownCatalogue } from '#src/ui/state/known-catalogue';
import { subscriptionWords } from '#src/ui/text/subscription-words';
import type { KnownSubscriptions } from './known-subscriptions';
import { asSubscribedRows, type SubscribedRow } from './subscribed-row';
import { badgeOf, describeSubscription, isOver, type StateBadge, whenOf } from './subscription-facts';

/** Cans that fit beside the words. */
const mostPictures = 4;

/** A subscription as the list shows it. */
export interface SubscriptionRow {
  readonly id: number;
  readonly to: string;
  readonly what: string;
  readonly when: string;
  readonly badge: StateBadge;
  readonly action: string;
  readonly pictures: readonly SubscribedRow[];
}

/** Presents everything the customer has subscribed to, what still comes first (spec §3 Client state, subscriptions). */
export class SubscriptionListPresenter implements Mountable {
  constructor(
    readonly known: KnownSubscriptions,
    private readonly catalogue: KnownCatalogue,
  ) {
    makeAutoObservable(this, { known: false }, { autoBind: true });
  }

  mount(): () => void {
    void this.catalogue.load();
    return this.known.mount();
  }

  /** Undefined until they are known. */
  get rows(): readonly SubscriptionRow[] | undefined {
    const { all } = this.known;
    return (
      all &&
      [...all]
        .sort((one, other) => Number(isOver(one)) - Number(isOver(other)) || other.id - one.id)
        .map((each) => this.asRow(each))
    );
  }

  private asRow(subscription: Subscription): SubscriptionRow {
    return {
      id: subscription.id,
      to: `/account/subscriptions/${subscription.id}/`,
      what: describeSubscription(subscription),
      when: whenOf(subscription),
      badge: badgeOf(subscription),
      action: isOver(subscription) ? subscriptionWords.list.look : subscriptionWords.list.open,
      pictures: asSubscribedRows(subscription, (sku) => this.catalogue.product(sku)).slice(0, mostPictures),
    };
  }
}
