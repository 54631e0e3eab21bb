import { reaction } from 'mobx';
import { CustomerState } from '#src/application/ports/state/customer-state';
import { SubscriptionsState } from '#src/application/ports/state/subscriptions-state';
import { Clock } from '#src/application/ports/system/clock';
import type { Used } from '#src/application/ports/token';
import { LoadSubscriptions } from '#src/application/subscription/load-subscriptions';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { Resource } from '#src/ui/kit/resource';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { describeNeedForCard } from './subscription-facts';

export interface NeedForCard {
  readonly id: string;
  readonly text: string;
  readonly to: string;
}

/** Presents the boxes whose next delivery has no card to be paid with (spec §4 Subscription actions). */
export class NeedsCardPresenter implements Presenter {
  static readonly uses = {
    loadSubscriptions: LoadSubscriptions,
    subscriptions: SubscriptionsState,
    customer: CustomerState,
    clock: Clock,
  };
  static readonly isShared = false;

  private readonly loaded: Resource<void>;

  constructor(private readonly use: Used<typeof NeedsCardPresenter.uses>) {
    this.loaded = new Resource(() => use.loadSubscriptions.execute());
    autoObservable(this);
  }

  /** Start-up may have loaded the subscriptions a moment before the order made another one. */
  mount(): () => void {
    return reaction(
      () => this.use.customer.current?.id,
      (id) => void (id !== undefined && this.loaded.reload()),
      { fireImmediately: true },
    );
  }

  get needs(): readonly NeedForCard[] {
    return [...(this.use.subscriptions.all?.values() ?? [])].flatMap((subscription) => {
      const text = describeNeedForCard(subscription, this.use.clock.now());
      const { id } = subscription;
      return text === undefined ? [] : [{ id, text, to: `/account/subscriptions/${encodeURIComponent(id)}/` }];
    });
  }
}
