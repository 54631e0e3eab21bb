import type { ChangeSubscription } from '#src/application/subscription/change-subscription';
import type { Subscription } from '#src/domain/subscription/subscription';
import type { Presenter } from '#src/ui/di/use-presenter';
import { Form } from '#src/ui/forms/form';
import { subscriptionMessages } from '#src/ui/messages/subscription-messages';
import { autoObservable } from '#src/ui/state/auto-observable';
import type { SubscriptionChanges } from './subscription-changes';

const words = subscriptionMessages.cancel;

const reasons = Object.entries(words.reasons).map(([value, label]) => ({ value, label }));

/** Presents canceling, with an optional reason (spec §4 Subscription actions, cancel). */
export class CancelSubscriptionPresenter implements Presenter<{ readonly subscription: Subscription }> {
  readonly reasons = reasons;
  readonly form = new Form({ empty: { reason: '', more: '' }, findProblems: () => ({}) });
  private subscription: Subscription | undefined = undefined;

  constructor(
    private readonly changeSubscription: ChangeSubscription,
    private readonly changes: SubscriptionChanges,
  ) {
    autoObservable(this);
  }

  update({ subscription }: { readonly subscription: Subscription }): void {
    this.subscription = subscription;
  }

  get isBusy(): boolean {
    return this.subscription !== undefined && this.changes.isBusy(this.subscription);
  }

  get failure(): string | undefined {
    return this.subscription && this.changes.failureOf('cancel', this.subscription);
  }

  async cancel(): Promise<boolean> {
    const { subscription, fullReason } = this;
    if (!subscription) return false;
    const change = { kind: 'cancel', ...(fullReason !== '' && { reason: fullReason }) } as const;
    const after = await this.changes.make(
      'cancel',
      subscription,
      () => this.changeSubscription.execute(subscription.id, change),
      ({ state }) => (state === 'pending-cancellation' ? words.doneEnding : words.done),
    );
    return after !== undefined;
  }

  /** "It costs too much: for what it is" */
  private get fullReason(): string {
    const { reason, more } = this.form.values;
    const label = reasons.find(({ value }) => value === reason)?.label;
    return [label, more.trim()].filter(Boolean).join(': ');
  }
}
