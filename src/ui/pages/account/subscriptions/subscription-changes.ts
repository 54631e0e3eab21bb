import { makeAutoObservable } from 'mobx';
import type { FieldErrors, GatewayError } from '#src/application/ports/gateway-error';
import type { Subscription } from '#src/domain/subscription/subscription';
import { obstacleTo, type SubscriptionAction } from '#src/domain/subscription/subscription-actions';
import { describeSubscriptionFailure } from '#src/ui/messages/subscription-messages';
import { forgetFailures } from '#src/ui/pages/account/forget-failures';
import type { ActionTracker } from '#src/ui/state/action-tracker';
import type { LiveMessageState } from '#src/ui/state/live-message-state';

/** What the page can do, by the rule that allows it. */
const ruleOf = {
  skip: 'skip',
  unskip: 'update',
  pause: 'pause',
  resume: 'resume',
  pace: 'update',
  address: 'update',
  cancel: 'cancel',
} as const satisfies Record<string, SubscriptionAction>;

export type SubscriptionChangeName = keyof typeof ruleOf;

const names = Object.keys(ruleOf) as readonly SubscriptionChangeName[];

/** Progress of the changes of each subscription by itself: two of them never disturb each other (spec §4 Subscription actions). */
export class SubscriptionChanges {
  constructor(
    private readonly tracker: ActionTracker,
    private readonly liveMessage: LiveMessageState,
  ) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  isBusy(name: SubscriptionChangeName, { id }: Subscription): boolean {
    return this.tracker.isBusy(keyOf(name, id));
  }

  failureOf(name: SubscriptionChangeName, { id }: Subscription): string | undefined {
    const error = this.tracker.errorOf(keyOf(name, id));
    return error && describeSubscriptionFailure(error);
  }

  fieldErrorsOf(name: SubscriptionChangeName, { id }: Subscription): FieldErrors {
    return this.errorOf(name, id)?.errors ?? {};
  }

  /** Something was refused that cannot even be tried any more: the subscription was changed elsewhere. */
  isOvertaken(subscription: Subscription): boolean {
    return names.some(
      (name) =>
        this.errorOf(name, subscription.id)?.code === 'unprocessable_entity' &&
        obstacleTo(ruleOf[name], subscription) !== undefined,
    );
  }

  /** Makes a change, and tells what came of it; undefined when it failed or is under way. */
  async make<T>(
    name: SubscriptionChangeName,
    { id }: Subscription,
    change: () => Promise<T>,
    describe: (outcome: T) => string | undefined,
  ): Promise<T | undefined> {
    const outcome = await this.tracker.run(keyOf(name, id), change);
    if (outcome === undefined) return undefined;
    const words = describe(outcome);
    if (words !== undefined) this.liveMessage.announce(words);
    // What failed before is no news any more.
    this.forgetFailures(id);
    return outcome;
  }

  forgetFailures(id: string): void {
    forgetFailures(
      this.tracker,
      names.map((name) => keyOf(name, id)),
    );
  }

  private errorOf(name: SubscriptionChangeName, id: string): GatewayError | undefined {
    return this.tracker.errorOf(keyOf(name, id));
  }
}

function keyOf(name: SubscriptionChangeName, id: string): string {
  return `${name}-${id}`;
}
