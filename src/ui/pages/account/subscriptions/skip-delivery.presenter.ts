import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { DraftStorage } from '#src/application/ports/browser/draft-storage';
import type { Clock } from '#src/application/ports/system/clock';
import type { ChangeSubscription } from '#src/application/subscription/change-subscription';
import { readDay, writeDay } from '#src/domain/interval/calendar-day';
import { isRestorable, type SkippedDelivery } from '#src/domain/subscription/skipped-delivery';
import type { Subscription } from '#src/domain/subscription/subscription';
import { type Obstacle, obstacleTo } from '#src/domain/subscription/subscription-actions';
import { formatInstant } from '#src/ui/messages/interval-messages';
import { subscriptionMessages } from '#src/ui/messages/subscription-messages';
import type { SubscriptionChanges } from './subscription-changes';

const words = subscriptionMessages.schedule;

/** Presents leaving out the next delivery, and taking that back (spec §4 Subscription actions, skip). */
export class SkipDeliveryPresenter {
  /** What was skipped in this tab, by subscription: the back end does not tell which day a skipped delivery had. */
  private remembered: ReadonlyMap<string, SkippedDelivery> = new Map();

  constructor(
    private readonly changeSubscription: ChangeSubscription,
    private readonly changes: SubscriptionChanges,
    private readonly drafts: DraftStorage,
    private readonly clock: Clock,
  ) {
    makeAutoObservable<SkipDeliveryPresenter, 'remembered'>(this, { remembered: observableRef }, { autoBind: true });
  }

  /** Takes up what this tab remembers of a subscription, also over a reload. */
  recall(id: string): void {
    this.remember(id, readSkipped(this.drafts.read(draftOf(id))));
  }

  /** Why the next delivery cannot be skipped; known before anybody presses. */
  obstacle(subscription: Subscription): Obstacle | undefined {
    return obstacleTo('skip', subscription);
  }

  /** The delivery that was skipped in this tab and can still be made. */
  skipped(subscription: Subscription): SkippedDelivery | undefined {
    const remembered = this.remembered.get(subscription.id);
    return remembered && isRestorable(remembered, subscription, this.clock.now()) ? remembered : undefined;
  }

  isSkipping(subscription: Subscription): boolean {
    return this.changes.isBusy('skip', subscription);
  }

  isRestoring(subscription: Subscription): boolean {
    return this.changes.isBusy('unskip', subscription);
  }

  failure(subscription: Subscription): string | undefined {
    return this.changes.failureOf('skip', subscription) ?? this.changes.failureOf('unskip', subscription);
  }

  async skip(subscription: Subscription): Promise<void> {
    const { id, actionableDate: day } = subscription;
    const after = await this.changes.make(
      'skip',
      subscription,
      () => this.changeSubscription.execute(id, { kind: 'skip' }),
      ({ actionableDate }) => (actionableDate === undefined ? undefined : words.skipped(formatInstant(actionableDate))),
    );
    if (after?.actionableDate === undefined || day === undefined) return;
    this.drafts.write(draftOf(id), { day: writeDay(day), next: writeDay(after.actionableDate) });
    this.remember(id, { day, next: after.actionableDate });
  }

  /** The skipped delivery comes after all. */
  async restore(subscription: Subscription): Promise<void> {
    const skipped = this.skipped(subscription);
    if (!skipped) return;
    const update = { actionableDate: skipped.day };
    const after = await this.changes.make(
      'unskip',
      subscription,
      () => this.changeSubscription.execute(subscription.id, { kind: 'update', update }),
      () => words.restored(formatInstant(skipped.day)),
    );
    if (!after) return;
    this.drafts.clear(draftOf(subscription.id));
    this.remember(subscription.id, undefined);
  }

  private remember(id: string, skipped: SkippedDelivery | undefined): void {
    const next = new Map(this.remembered);
    if (skipped) next.set(id, skipped);
    else next.delete(id);
    runInAction(() => (this.remembered = next));
  }
}

function draftOf(id: string): string {
  return `skipped-${id}`;
}

function readSkipped({
  day: dayText = '',
  next: nextText = '',
}: Readonly<Record<string, string>>): SkippedDelivery | undefined {
  const [day, next] = [readDay(dayText), readDay(nextText)];
  return day === undefined || next === undefined ? undefined : { day, next };
}
