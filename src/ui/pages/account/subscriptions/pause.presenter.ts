import { makeAutoObservable } from 'mobx';
import type { Clock } from '#src/application/ports/system/clock';
import type { ChangeSubscription, SubscriptionChange } from '#src/application/subscription/change-subscription';
import { choosableDays } from '#src/domain/subscription/day-choice';
import type { Subscription } from '#src/domain/subscription/subscription';
import { formatInstant } from '#src/ui/messages/interval-messages';
import { subscriptionMessages } from '#src/ui/messages/subscription-messages';
import type { DayEntry } from './day-entry';
import type { SubscriptionChanges } from './subscription-changes';

export type PauseOrResume = 'pause' | 'resume';

/** Presents pausing, until a day or until resumed, and resuming, tomorrow or on a day (spec §4 Subscription actions). */
export class PausePresenter {
  constructor(
    private readonly changeSubscription: ChangeSubscription,
    private readonly changes: SubscriptionChanges,
    readonly entry: DayEntry,
    private readonly clock: Clock,
  ) {
    makeAutoObservable(this, { entry: false }, { autoBind: true });
  }

  get tomorrow(): string {
    return formatInstant(choosableDays(this.clock.now()).first);
  }

  isBusy(name: PauseOrResume, subscription: Subscription): boolean {
    return this.changes.isBusy(name, subscription);
  }

  failure(name: PauseOrResume, subscription: Subscription): string | undefined {
    return this.changes.failureOf(name, subscription);
  }

  /** Sends the choice; false when the day is none that can be chosen, or when it failed. */
  async send(name: PauseOrResume, subscription: Subscription): Promise<boolean> {
    if (!this.entry.check()) return false;
    const { day } = this.entry;
    const after = await this.changes.make(
      name,
      subscription,
      () => this.changeSubscription.execute(subscription.id, asChange(name, day)),
      describe,
    );
    return after !== undefined;
  }
}

function asChange(name: PauseOrResume, day: number | undefined): SubscriptionChange {
  if (name === 'pause') return { kind: 'pause', ...(day !== undefined && { until: day }) };
  return { kind: 'resume', ...(day !== undefined && { on: day }) };
}

function describe({ state, actionableDate }: Subscription): string | undefined {
  if (state === 'paused') return subscriptionMessages.pause.done;
  return actionableDate === undefined ? undefined : subscriptionMessages.resume.done(formatInstant(actionableDate));
}
