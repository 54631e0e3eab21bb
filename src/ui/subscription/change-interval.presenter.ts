import type { Used } from '#src/application/ports/token';
import { ChangeSubscription } from '#src/application/subscription/change-subscription';
import { offeredIntervals } from '#src/domain/club/club-join';
import type { Interval } from '#src/domain/interval/interval';
import type { Subscription } from '#src/domain/subscription/subscription';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { formatDay } from '#src/ui/kit/day-messages';
import { Form } from '#src/ui/kit/form';
import { capitalize, everyInterval } from '#src/ui/kit/interval-messages';
import { subscriptionMessages } from '#src/ui/subscription/shared/subscription-messages';
import { describeNextCharge } from './shared/subscription-facts';
import { SubscriptionChanges } from './subscription-changes';

const messages = subscriptionMessages.interval;

export type GivenSubscription = { readonly subscription: Subscription };

/** Presents changing the delivery frequency (spec §4 Subscription actions, update). */
export class ChangeIntervalPresenter {
  static readonly uses = { changeSubscription: ChangeSubscription, changes: SubscriptionChanges };
  static readonly isShared = false;

  readonly form = new Form({
    empty: { interval: '' },
    findProblems: ({ interval }) => (this.find(interval) ? {} : { interval: messages.unknown }),
  });

  constructor(
    private readonly use: Used<typeof ChangeIntervalPresenter.uses>,
    private readonly given: GivenSubscription,
  ) {
    this.form.start({ interval: asText(given.subscription.interval) });
    autoObservable(this);
  }

  get options(): readonly { readonly value: string; readonly label: string }[] {
    return this.offered.map((interval) => ({ value: asText(interval), label: capitalize(everyInterval(interval)) }));
  }

  get hint(): string | undefined {
    const day = this.given.subscription.actionableDate;
    return day === undefined ? undefined : messages.stays(formatDay(day));
  }

  get isBusy(): boolean {
    return this.use.changes.isBusy(this.given.subscription);
  }

  get failure(): string | undefined {
    return this.use.changes.failureOf('interval', this.given.subscription);
  }

  /** Returns false when the interval is not offered, or on failure. */
  async save(): Promise<boolean> {
    const { subscription } = this.given;
    const interval = this.find(this.form.values.interval);
    if (!this.form.check() || !interval) return false;
    const after = await this.use.changes.make(
      'interval',
      subscription,
      () => this.use.changeSubscription.execute(subscription.id, { kind: 'update', update: { interval } }),
      (saved) => messages.saved(everyInterval(interval), describeNextCharge(saved)),
    );
    return after !== undefined;
  }

  private get offered(): readonly Interval[] {
    return offeredIntervals(this.given.subscription.interval);
  }

  private find(text: string): Interval | undefined {
    return this.offered.find((interval) => asText(interval) === text);
  }
}

function asText({ length, unit }: Interval): string {
  return `${length} ${unit}`;
}
