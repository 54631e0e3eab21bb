import type { Subscription } from '#src/domain/subscription/subscription';
import type { Presenter } from '#src/ui/di/use-presenter';
import { subscriptionMessages } from '#src/ui/messages/subscription-messages';
import { autoObservable } from '#src/ui/state/auto-observable';
import type { CatalogueStore } from '#src/ui/state/catalogue-store';
import type { SubscriptionStore } from '#src/ui/state/subscription-store';
import {
  asSubscribedRows,
  badgeOf,
  describeSubscription,
  isOver,
  needsPayment,
  type StateBadge,
  type SubscribedRow,
  whenOf,
} from './subscription-facts';

/** As many pictures as fit beside the text. */
const mostPictures = 4;

/** A subscription as the list shows it. */
export interface SubscriptionRow {
  readonly id: string;
  readonly to: string;
  readonly what: string;
  readonly when: string;
  readonly badge: StateBadge;
  readonly action: string;
  readonly pictures: readonly SubscribedRow[];
}

/**
 * Presents the customer's subscriptions, those that need a payment first and those that are over last (spec §3 Client state,
 * subscriptions).
 */
export class SubscriptionListPresenter implements Presenter {
  constructor(
    readonly known: SubscriptionStore,
    private readonly catalogue: CatalogueStore,
  ) {
    autoObservable(this);
  }

  mount(): () => void {
    void this.catalogue.load();
    return this.known.mount();
  }

  /** Undefined until they are known. */
  get rows(): readonly SubscriptionRow[] | undefined {
    const { all } = this.known;
    return all && [...all].sort((one, other) => rankOf(one) - rankOf(other)).map((each) => this.asRow(each));
  }

  private asRow(subscription: Subscription): SubscriptionRow {
    return {
      id: subscription.id,
      to: `/account/subscriptions/${encodeURIComponent(subscription.id)}/`,
      what: describeSubscription(subscription),
      when: whenOf(subscription),
      badge: badgeOf(subscription),
      action: isOver(subscription) ? subscriptionMessages.list.look : subscriptionMessages.list.open,
      pictures: asSubscribedRows(subscription, (sku) => this.catalogue.product(sku)).slice(0, mostPictures),
    };
  }
}

function rankOf(subscription: Subscription): number {
  if (needsPayment(subscription)) return 0;
  return isOver(subscription) ? 2 : 1;
}
