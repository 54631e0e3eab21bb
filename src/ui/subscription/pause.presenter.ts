import { Clock } from '#src/application/ports/system/clock';
import type { Used } from '#src/application/ports/token';
import { ChangeSubscription, type SubscriptionChange } from '#src/application/subscription/change-subscription';
import type { Day } from '#src/domain/interval/calendar-day';
import { choosableDays, chooseDay } from '#src/domain/subscription/day-choice';
import type { Subscription } from '#src/domain/subscription/subscription';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { formatDay } from '#src/ui/kit/day-messages';
import { Form, type Problems, type Values } from '#src/ui/kit/form';
import { subscriptionMessages } from '#src/ui/subscription/shared/subscription-messages';
import { describeNextCharge } from './shared/subscription-facts';
import { SubscriptionChanges } from './subscription-changes';

export type PauseOrResume = 'pause' | 'resume';

type PauseField = 'until' | 'day';

export type GivenPause = { readonly name: PauseOrResume; readonly subscription: Subscription };

/** Presents pausing and resuming (spec §4 Subscription actions). */
export class PausePresenter {
  static readonly uses = { changeSubscription: ChangeSubscription, changes: SubscriptionChanges, clock: Clock };
  static readonly isShared = false;

  /** `until` is `day` or `open`. Open means until resumed, or resuming tomorrow. */
  readonly form = new Form<PauseField>({
    empty: { until: 'open', day: '' },
    findProblems: (values) => this.findProblems(values),
  });

  constructor(
    private readonly use: Used<typeof PausePresenter.uses>,
    private readonly given: GivenPause,
  ) {
    this.form.start({ until: given.name === 'pause' ? 'day' : 'open' });
    autoObservable(this);
  }

  get tomorrow(): string {
    return formatDay(choosableDays(this.use.clock.now()).first);
  }

  /** In the format of a date field. */
  get choosable(): { readonly first: string; readonly last: string } {
    return choosableDays(this.use.clock.now());
  }

  get isBusy(): boolean {
    return this.use.changes.isBusy(this.given.subscription);
  }

  get failure(): string | undefined {
    return this.use.changes.failureOf(this.given.name, this.given.subscription);
  }

  /** The problem of the day may be hidden now. */
  chooseUntil(until: string): void {
    this.form.start({ ...this.form.values, until });
  }

  /** Returns false when the day is not valid, or on failure. */
  async send(): Promise<boolean> {
    if (!this.form.check()) return false;
    const { name, subscription } = this.given;
    const choice = this.chooseDay(this.form.values);
    const change = asChange(name, choice && 'day' in choice ? choice.day : undefined);
    const after = await this.use.changes.make(
      name,
      subscription,
      () => this.use.changeSubscription.execute(subscription.id, change),
      describe,
    );
    return after !== undefined;
  }

  private chooseDay({ until, day }: Values<PauseField>): ReturnType<typeof chooseDay> | undefined {
    return until === 'day' ? chooseDay(day, this.use.clock.now()) : undefined;
  }

  private findProblems(values: Values<PauseField>): Problems<PauseField> {
    const choice = this.chooseDay(values);
    return choice && 'problem' in choice ? { day: subscriptionMessages.dayProblems[choice.problem] } : {};
  }
}

function asChange(name: PauseOrResume, day: Day | undefined): SubscriptionChange {
  if (name === 'pause') return { kind: 'pause', ...(day !== undefined && { until: day }) };
  return { kind: 'resume', ...(day !== undefined && { on: day }) };
}

function describe(after: Subscription): string {
  const { done } = after.state === 'paused' ? subscriptionMessages.pause : subscriptionMessages.resume;
  return done(describeNextCharge(after));
}
