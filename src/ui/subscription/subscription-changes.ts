import type { FieldErrors, GatewayError } from '#src/application/ports/gateway-error';
import type { Used } from '#src/application/ports/token';
import type { Subscription } from '#src/domain/subscription/subscription';
import { obstacleTo, type SubscriptionAction } from '#src/domain/subscription/subscription-actions';
import { ActionsById } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { describeFailure } from '#src/ui/kit/failures';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { subscriptionFailures, subscriptionRefusals } from '#src/ui/subscription/shared/subscription-messages';

const ruleOf = {
  skip: 'skip',
  unskip: 'update',
  pause: 'pause',
  resume: 'resume',
  interval: 'update',
  address: 'update',
  payment: 'update',
  cancel: 'cancel',
} as const satisfies Record<string, SubscriptionAction>;

export type SubscriptionChangeName = keyof typeof ruleOf;

/**
 * A subscription is changed once at a time, also when the customer leaves the page and comes back (spec §4 Subscription
 * actions).
 */
export class SubscriptionChanges {
  static readonly uses = { liveMessage: LiveMessageState };

  private readonly actions = new ActionsById();
  /** By the id of the subscription. */
  private latest: ReadonlyMap<string, SubscriptionChangeName> = new Map();

  constructor(private readonly use: Used<typeof SubscriptionChanges.uses>) {
    autoObservable(this);
  }

  isBusy({ id }: Subscription): boolean {
    return this.actions.of(id).isBusy;
  }

  /** True when this change is the one that is under way. */
  isMaking(name: SubscriptionChangeName, subscription: Subscription): boolean {
    return this.isBusy(subscription) && this.latest.get(subscription.id) === name;
  }

  failureOf(name: SubscriptionChangeName, subscription: Subscription): string | undefined {
    return describeFailure(this.errorOf(name, subscription), subscriptionFailures, subscriptionRefusals);
  }

  fieldErrorsOf(name: SubscriptionChangeName, subscription: Subscription): FieldErrors {
    return this.errorOf(name, subscription)?.errors ?? {};
  }

  /** True when a refused change is not possible any more: the subscription was changed elsewhere. */
  isOvertaken(subscription: Subscription): boolean {
    const name = this.latest.get(subscription.id);
    const error = this.actions.of(subscription.id).error;
    return (
      name !== undefined &&
      error?.code === 'unprocessable_entity' &&
      obstacleTo(ruleOf[name], subscription) !== undefined
    );
  }

  /** Returns undefined on failure, or while another change is under way. */
  async make<T>(
    name: SubscriptionChangeName,
    { id }: Subscription,
    change: () => Promise<T>,
    describe: (outcome: T) => string | undefined,
  ): Promise<T | undefined> {
    const action = this.actions.of(id);
    if (!action.isBusy) this.latest = new Map(this.latest).set(id, name);
    const result = await action.run(change);
    if (result.kind !== 'done') return undefined;
    const notice = describe(result.value);
    if (notice !== undefined) this.use.liveMessage.announce(notice);
    return result.value;
  }

  clearFailure({ id }: Subscription): void {
    this.actions.of(id).clear();
  }

  private errorOf(name: SubscriptionChangeName, { id }: Subscription): GatewayError | undefined {
    return this.latest.get(id) === name ? this.actions.of(id).error : undefined;
  }
}
