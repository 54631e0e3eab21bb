import { reaction, runInAction } from 'mobx';
import { GatewayError } from '#src/application/ports/gateway-error';
import { CustomerState } from '#src/application/ports/state/customer-state';
import { SessionState } from '#src/application/ports/state/session-state';
import { SubscriptionsState } from '#src/application/ports/state/subscriptions-state';
import { Scheduler } from '#src/application/ports/system/scheduler';
import type { Used } from '#src/application/ports/token';
import { RestoreSession } from '#src/application/session/restore-session';
import { LoadSubscriptions } from '#src/application/subscription/load-subscriptions';
import type { Subscription } from '#src/domain/subscription/subscription';
import { startUpTimeout } from '#src/ui/customer/shared/customer-resource';
import { autoObservable } from '#src/ui/kit/auto-observable';
import type { Loadable } from '#src/ui/kit/loaded';
import { Resource } from '#src/ui/kit/resource';

/**
 * The customer's subscriptions, loaded at start-up or by the page that shows them (spec §3 Client state). No
 * `CustomerResource`: start-up may be loading them for the page that asks, and has loaded them without a sign of it.
 */
export class SubscriptionStore implements Loadable<readonly Subscription[]> {
  static readonly uses = {
    loadSubscriptions: LoadSubscriptions,
    restoreSession: RestoreSession,
    state: SubscriptionsState,
    customer: CustomerState,
    session: SessionState,
    scheduler: Scheduler,
  };
  static readonly isShared = true;

  private overdue: GatewayError | undefined = undefined;
  /** The use case writes the subscriptions to the state. */
  private readonly loaded: Resource<void>;

  constructor(private readonly use: Used<typeof SubscriptionStore.uses>) {
    this.loaded = new Resource(() => this.fetch());
    autoObservable(this);
  }

  mount(): () => void {
    this.overdue = undefined;
    const cancel = this.use.scheduler.after(startUpTimeout, () =>
      runInAction(() => (this.overdue = new GatewayError({ code: 'timeout' }))),
    );
    // Start-up may be loading them right now. Those that were loaded earlier may be outdated.
    const wereKnown = this.value !== undefined;
    const stop = reaction(
      () => this.isCustomerKnown,
      (isKnown) => void (isKnown && (wereKnown || this.use.state.all === undefined) && this.reload()),
      { fireImmediately: true },
    );
    return () => {
      cancel();
      stop();
    };
  }

  /** Undefined until they are known. */
  get value(): readonly Subscription[] | undefined {
    return this.use.state.all && [...this.use.state.all.values()];
  }

  /** Undefined when the customer has no such subscription. */
  find(id: string | undefined): Subscription | undefined {
    return id === undefined ? undefined : this.use.state.all?.get(id);
  }

  get isLoading(): boolean {
    return this.loaded.isLoading;
  }

  /** True while a load may bring this subscription, or the first of all: one that was just joined may be missing. */
  mayBring(id?: string): boolean {
    const isMissing = id === undefined ? this.value?.length === 0 : this.find(id) === undefined;
    return isMissing && this.isLoading;
  }

  get error(): GatewayError | undefined {
    const isIdle = !this.isLoading && !this.use.session.isFetching;
    return this.loaded.error ?? (this.value === undefined && isIdle ? this.overdue : undefined);
  }

  /** Shares a load that is under way. */
  reload(): Promise<void> {
    return this.loaded.ensure();
  }

  /** Repeats start-up when the customer is unknown. */
  private async fetch(): Promise<void> {
    if (this.use.customer.current) await this.use.loadSubscriptions.execute();
    else await this.use.restoreSession.execute();
  }

  private get isCustomerKnown(): boolean {
    return this.use.customer.current !== undefined && !this.use.session.isFetching;
  }
}
