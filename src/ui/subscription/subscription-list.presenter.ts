import { Clock } from '#src/application/ports/system/clock';
import type { Used } from '#src/application/ports/token';
import type { Instant } from '#src/domain/interval/interval';
import { paymentProblem } from '#src/domain/subscription/payment-problem';
import type { Subscription } from '#src/domain/subscription/subscription';
import { CatalogueStore } from '#src/ui/catalogue/shared/catalogue-store';
import { autoObservable } from '#src/ui/kit/auto-observable';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { subscriptionMessages } from '#src/ui/subscription/shared/subscription-messages';
import { SubscriptionStore } from '#src/ui/subscription/shared/subscription-store';
import {
  asSubscribedRows,
  badgeOf,
  describeSubscription,
  isOver,
  type StateBadge,
  type SubscribedRow,
  whenOf,
} from './shared/subscription-facts';

const mostPictures = 4;

export interface SubscriptionRow {
  readonly id: string;
  readonly to: string;
  readonly what: string;
  readonly when: string;
  readonly badge: StateBadge;
  readonly action: string;
  readonly pictures: readonly SubscribedRow[];
}

/** Those that need a payment come first, those that have ended last (spec §3 Client state, subscriptions). */
export class SubscriptionListPresenter implements Presenter {
  static readonly uses = { known: SubscriptionStore, catalogue: CatalogueStore, clock: Clock };
  static readonly isShared = false;

  readonly known: SubscriptionStore;

  constructor(private readonly use: Used<typeof SubscriptionListPresenter.uses>) {
    this.known = use.known;
    autoObservable(this);
  }

  mount(): () => void {
    void this.use.catalogue.load();
    return this.known.mount();
  }

  get rows(): readonly SubscriptionRow[] {
    const now = this.use.clock.now();
    return [...(this.known.value ?? [])]
      .sort((one, other) => rankOf(one, now) - rankOf(other, now))
      .map((each) => this.asRow(each, now));
  }

  private asRow(subscription: Subscription, now: Instant): SubscriptionRow {
    return {
      id: subscription.id,
      to: `/account/subscriptions/${encodeURIComponent(subscription.id)}/`,
      what: describeSubscription(subscription),
      when: whenOf(subscription, now),
      badge: badgeOf(subscription, now),
      action: isOver(subscription) ? subscriptionMessages.list.look : subscriptionMessages.list.open,
      pictures: asSubscribedRows(subscription, (sku) => this.use.catalogue.product(sku)).slice(0, mostPictures),
    };
  }
}

function rankOf(subscription: Subscription, now: Instant): number {
  if (paymentProblem(subscription, now)) return 0;
  return isOver(subscription) ? 2 : 1;
}
