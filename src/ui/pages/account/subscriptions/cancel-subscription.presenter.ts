import { makeAutoObservable } from 'mobx';
import type { ChangeSubscription } from '#src/application/subscription/change-subscription';
import type { Subscription } from '#src/domain/subscription/subscription';
import { type LeavingReason, subscriptionMessages } from '#src/ui/messages/subscription-messages';
import type { SubscriptionChanges } from './subscription-changes';

const words = subscriptionMessages.leave;

/** Presents leaving: asked why, answered or not, and gone (spec §4 Subscription actions, cancel). */
export class CancelSubscriptionPresenter {
  reason: LeavingReason | undefined = undefined;
  more = '';

  constructor(
    private readonly changeSubscription: ChangeSubscription,
    private readonly changes: SubscriptionChanges,
  ) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get reasons(): readonly { readonly value: LeavingReason; readonly label: string }[] {
    return (Object.entries(words.reasons) as [LeavingReason, string][]).map(([value, label]) => ({ value, label }));
  }

  choose(reason: LeavingReason): void {
    this.reason = reason;
  }

  type(more: string): void {
    this.more = more;
  }

  isBusy(subscription: Subscription): boolean {
    return this.changes.isBusy('cancel', subscription);
  }

  failure(subscription: Subscription): string | undefined {
    return this.changes.failureOf('cancel', subscription);
  }

  async cancel(subscription: Subscription): Promise<boolean> {
    const { spokenReason } = this;
    const change = { kind: 'cancel', ...(spokenReason !== '' && { reason: spokenReason }) } as const;
    const after = await this.changes.make(
      'cancel',
      subscription,
      () => this.changeSubscription.execute(subscription.id, change),
      ({ state }) => (state === 'pending-cancellation' ? words.doneEnding : words.done),
    );
    return after !== undefined;
  }

  /** "It costs too much: for what it is", as the shop will read it. */
  private get spokenReason(): string {
    return [this.reason && words.reasons[this.reason], this.more.trim()].filter(Boolean).join(': ');
  }
}
