import { runInAction } from 'mobx';
import { Clock } from '#src/application/ports/system/clock';
import type { DependenciesOf } from '#src/application/ports/token';
import { DraftStorage } from '#src/application/storage/draft-storage';
import { ChangeSubscription } from '#src/application/subscription/change-subscription';
import { readDay } from '#src/domain/interval/calendar-day';
import { isRestorable, type SkippedDelivery } from '#src/domain/subscription/coming-deliveries';
import type { Subscription } from '#src/domain/subscription/subscription';
import { type Obstacle, obstacleTo } from '#src/domain/subscription/subscription-actions';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { formatDay } from '#src/ui/kit/day-messages';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { subscriptionMessages } from '#src/ui/subscription/shared/subscription-messages';
import { SubscriptionChanges } from './subscription-changes';

const messages = subscriptionMessages.schedule;

/** Presents skipping the next delivery and undoing the skip (spec §4 Subscription actions, skip). */
export class SkipDeliveryPresenter implements Presenter<{ readonly subscription: Subscription }> {
  static readonly dependencies: DependenciesOf<typeof SkipDeliveryPresenter> = [
    ChangeSubscription,
    SubscriptionChanges,
    DraftStorage,
    Clock,
  ];
  static readonly isShared = false;

  private subscription: Subscription | undefined = undefined;
  /** The back end does not return the day of a skipped delivery, so this tab stores it. */
  private stored: SkippedDelivery | undefined = undefined;

  constructor(
    private readonly changeSubscription: ChangeSubscription,
    private readonly changes: SubscriptionChanges,
    private readonly drafts: DraftStorage,
    private readonly clock: Clock,
  ) {
    autoObservable(this);
  }

  update({ subscription }: { readonly subscription: Subscription }): void {
    this.subscription = subscription;
  }

  mount(): void {
    if (this.subscription) this.stored = readSkipped(this.drafts.read(draftOf(this.subscription)));
  }

  get obstacle(): Obstacle | undefined {
    return this.subscription && obstacleTo('skip', this.subscription);
  }

  get skipped(): SkippedDelivery | undefined {
    const { stored, subscription } = this;
    return stored && subscription && isRestorable(stored, subscription, this.clock.now()) ? stored : undefined;
  }

  get isBusy(): boolean {
    return this.subscription !== undefined && this.changes.isBusy(this.subscription);
  }

  get failure(): string | undefined {
    const { changes, subscription } = this;
    return subscription && (changes.failureOf('skip', subscription) ?? changes.failureOf('unskip', subscription));
  }

  async skip(): Promise<void> {
    const { subscription } = this;
    if (!subscription) return;
    const { id, actionableDate: day } = subscription;
    const after = await this.changes.make(
      'skip',
      subscription,
      () => this.changeSubscription.execute(id, { kind: 'skip' }),
      ({ actionableDate }) => (actionableDate === undefined ? undefined : messages.skipped(formatDay(actionableDate))),
    );
    const next = after?.actionableDate;
    if (next === undefined || day === undefined) return;
    this.drafts.write(draftOf(subscription), { day, next });
    runInAction(() => (this.stored = { day, next }));
  }

  async restore(): Promise<void> {
    const { subscription, skipped } = this;
    if (!subscription || !skipped) return;
    const update = { actionableDate: skipped.day };
    const after = await this.changes.make(
      'unskip',
      subscription,
      () => this.changeSubscription.execute(subscription.id, { kind: 'update', update }),
      () => messages.restored(formatDay(skipped.day)),
    );
    if (!after) return;
    this.drafts.clear(draftOf(subscription));
    runInAction(() => (this.stored = undefined));
  }
}

function draftOf({ id }: Subscription): string {
  return `skipped-${id}`;
}

function readSkipped({
  day: dayText = '',
  next: nextText = '',
}: Readonly<Record<string, string>>): SkippedDelivery | undefined {
  const [day, next] = [readDay(dayText), readDay(nextText)];
  return day === undefined || next === undefined ? undefined : { day, next };
}
