import { makeAutoObservable } from 'mobx';
import type { ChangeSubscription } from '#src/application/subscription/change-subscription';
import type { Interval } from '#src/domain/interval/interval';
import { offeredIntervals } from '#src/domain/subscription/offered-intervals';
import type { Subscription } from '#src/domain/subscription/subscription';
import { capitalize, everyInterval, formatInstant } from '#src/ui/messages/interval-messages';
import { subscriptionMessages } from '#src/ui/messages/subscription-messages';
import type { SubscriptionChanges } from './subscription-changes';

const words = subscriptionMessages.pace;

/** Presents changing how often deliveries come (spec §4 Subscription actions, update). */
export class ChangeIntervalPresenter {
  chosen = '';
  problem: string | undefined = undefined;

  constructor(
    private readonly changeSubscription: ChangeSubscription,
    private readonly changes: SubscriptionChanges,
  ) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  begin({ interval }: Subscription): void {
    this.choose(asText(interval));
  }

  choose(text: string): void {
    this.chosen = text;
    this.problem = undefined;
  }

  options({ interval }: Subscription): readonly { readonly value: string; readonly label: string }[] {
    return offeredIntervals(interval).map((pace) => ({ value: asText(pace), label: capitalize(everyInterval(pace)) }));
  }

  /** What becomes of the next delivery. */
  hint({ actionableDate }: Subscription): string | undefined {
    return actionableDate === undefined ? undefined : words.stays(formatInstant(actionableDate));
  }

  isBusy(subscription: Subscription): boolean {
    return this.changes.isBusy('pace', subscription);
  }

  failure(subscription: Subscription): string | undefined {
    return this.changes.failureOf('pace', subscription);
  }

  /** Sends the pace; false when it is none that is offered, or when it failed. */
  async save(subscription: Subscription): Promise<boolean> {
    const interval = offeredIntervals(subscription.interval).find((pace) => asText(pace) === this.chosen);
    this.problem = interval ? undefined : words.unknown;
    if (!interval) return false;
    const after = await this.changes.make(
      'pace',
      subscription,
      () => this.changeSubscription.execute(subscription.id, { kind: 'update', update: { interval } }),
      () => words.saved(everyInterval(interval)),
    );
    return after !== undefined;
  }
}

function asText({ length, unit }: Interval): string {
  return `${length} ${unit}`;
}
