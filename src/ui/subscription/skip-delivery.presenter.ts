import { reaction, runInAction } from 'mobx';
import { Clock } from '#src/application/ports/system/clock';
import type { Used } from '#src/application/ports/token';
import { SkippedDeliveryStorage } from '#src/application/storage/skipped-delivery-storage';
import { ChangeSubscription } from '#src/application/subscription/change-subscription';
import { comingDeliveries, isRestorable, type SkippedDelivery } from '#src/domain/subscription/coming-deliveries';
import type { Subscription } from '#src/domain/subscription/subscription';
import { type Obstacle, obstacleTo } from '#src/domain/subscription/subscription-actions';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { formatDay } from '#src/ui/kit/day-messages';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { subscriptionMessages } from '#src/ui/subscription/shared/subscription-messages';
import { describeNextCharge } from './shared/subscription-facts';
import { SubscriptionChanges } from './subscription-changes';

const messages = subscriptionMessages.schedule;

/** Presents skipping the next delivery and undoing the skip (spec §4 Subscription actions, skip). */
export class SkipDeliveryPresenter implements Presenter {
  static readonly uses = {
    changeSubscription: ChangeSubscription,
    changes: SubscriptionChanges,
    storage: SkippedDeliveryStorage,
    clock: Clock,
  };
  static readonly isShared = false;

  isAsking = false;
  private stored: SkippedDelivery | undefined = undefined;

  constructor(
    private readonly use: Used<typeof SkipDeliveryPresenter.uses>,
    private readonly given: { readonly subscription: Subscription },
  ) {
    autoObservable(this);
  }

  /** Another tab may have skipped the delivery, which the next reading of the subscription shows. */
  mount(): () => void {
    return reaction(
      () => this.given.subscription,
      (subscription) => (this.stored = this.use.storage.read(subscription.id)),
      { fireImmediately: true },
    );
  }

  get obstacle(): Obstacle | undefined {
    return obstacleTo('skip', this.given.subscription);
  }

  get skipped(): SkippedDelivery | undefined {
    const { subscription } = this.given;
    const { stored } = this;
    return stored && isRestorable(stored, subscription, this.use.clock.now()) ? stored : undefined;
  }

  get isBusy(): boolean {
    return this.use.changes.isBusy(this.given.subscription);
  }

  get failure(): string | undefined {
    const { subscription } = this.given;
    const { changes } = this.use;
    return changes.failureOf('skip', subscription) ?? changes.failureOf('unskip', subscription);
  }

  /** The effect of a skip on the next delivery and its charge. */
  get consequence(): string {
    const [, next] = comingDeliveries(this.given.subscription, 2);
    return messages.question.text(next && formatDay(next));
  }

  ask(): void {
    if (!this.isBusy) this.use.changes.clearFailure(this.given.subscription);
    this.isAsking = true;
  }

  keep(): void {
    this.isAsking = false;
  }

  async skip(): Promise<void> {
    const { subscription } = this.given;
    const { id, actionableDate: day } = subscription;
    const after = await this.use.changes.make(
      'skip',
      subscription,
      () => this.use.changeSubscription.execute(id, { kind: 'skip' }),
      (skipped) => messages.skipped(describeNextCharge(skipped)),
    );
    runInAction(() => (this.isAsking = false));
    const next = after?.actionableDate;
    if (next === undefined || day === undefined) return;
    this.use.storage.write(id, { day, next });
    runInAction(() => (this.stored = { day, next }));
  }

  async restore(): Promise<void> {
    const { subscription } = this.given;
    const { skipped } = this;
    if (!skipped) return;
    const update = { actionableDate: skipped.day };
    const after = await this.use.changes.make(
      'unskip',
      subscription,
      () => this.use.changeSubscription.execute(subscription.id, { kind: 'update', update }),
      (restored) => messages.restored(describeNextCharge(restored)),
    );
    if (!after) return;
    this.use.storage.clear(subscription.id);
    runInAction(() => (this.stored = undefined));
  }
}
