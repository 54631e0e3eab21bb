import type { Used } from '#src/application/ports/token';
import { ChangeSubscription } from '#src/application/subscription/change-subscription';
import { nextLongerInterval } from '#src/domain/club/club-join';
import type { Interval } from '#src/domain/interval/interval';
import type { Subscription } from '#src/domain/subscription/subscription';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { Form } from '#src/ui/kit/form';
import { everyInterval } from '#src/ui/kit/interval-messages';
import { subscriptionMessages } from '#src/ui/subscription/shared/subscription-messages';
import { describeNextCharge } from './shared/subscription-facts';
import { SubscriptionChanges } from './subscription-changes';

const messages = subscriptionMessages.cancel;

const reasons = Object.entries(messages.reasons).map(([value, label]) => ({ value, label }));

/** Presents canceling and its alternatives (spec §4 Subscription actions, cancel). */
export class CancelSubscriptionPresenter {
  static readonly uses = { changeSubscription: ChangeSubscription, changes: SubscriptionChanges };
  static readonly isShared = false;

  readonly reasons = reasons;
  readonly form = new Form({ empty: { reason: '', more: '' }, texts: ['more'], findProblems: () => ({}) });

  constructor(
    private readonly use: Used<typeof CancelSubscriptionPresenter.uses>,
    private readonly given: { readonly subscription: Subscription },
  ) {
    autoObservable(this);
  }

  get isBusy(): boolean {
    return this.use.changes.isBusy(this.given.subscription);
  }

  get isChangingInterval(): boolean {
    return this.use.changes.isMaking('interval', this.given.subscription);
  }

  get failure(): string | undefined {
    const { subscription } = this.given;
    const { changes } = this.use;
    return changes.failureOf('cancel', subscription) ?? changes.failureOf('interval', subscription);
  }

  /** "every 2 months"; undefined when deliveries cannot come less often. */
  get lessOften(): string | undefined {
    return this.longer && everyInterval(this.longer);
  }

  /** Returns false on failure. */
  async deliverLessOften(): Promise<boolean> {
    const { subscription } = this.given;
    const { longer } = this;
    if (!longer) return false;
    const after = await this.use.changes.make(
      'interval',
      subscription,
      () => this.use.changeSubscription.execute(subscription.id, { kind: 'update', update: { interval: longer } }),
      (saved) => subscriptionMessages.interval.saved(everyInterval(longer), describeNextCharge(saved)),
    );
    return after !== undefined;
  }

  async cancel(): Promise<boolean> {
    const { subscription } = this.given;
    const { fullReason } = this;
    const change = { kind: 'cancel', ...(fullReason !== '' && { reason: fullReason }) } as const;
    const after = await this.use.changes.make(
      'cancel',
      subscription,
      () => this.use.changeSubscription.execute(subscription.id, change),
      (ended) =>
        ended.state === 'pending-cancellation' ? messages.doneEnding(describeNextCharge(ended)) : messages.done,
    );
    return after !== undefined;
  }

  private get longer(): Interval | undefined {
    return nextLongerInterval(this.given.subscription.interval);
  }

  private get fullReason(): string {
    const { reason, more } = this.form.entered;
    const label = reasons.find(({ value }) => value === reason)?.label;
    return [label, more].filter(Boolean).join(': ');
  }
}
