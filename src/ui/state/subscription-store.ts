import { reaction, runInAction } from 'mobx';
import type { CustomerState } from '#src/application/ports/state/customer-state';
import type { SessionState } from '#src/application/ports/state/session-state';
import type { SubscriptionsState } from '#src/application/ports/state/subscriptions-state';
import type { Logger } from '#src/application/ports/system/logger';
import type { Scheduler } from '#src/application/ports/system/scheduler';
import type { RestoreSession } from '#src/application/session/restore-session';
import type { LoadSubscriptions } from '#src/application/subscription/load-subscriptions';
import type { Subscription } from '#src/domain/subscription/subscription';
import { autoObservable } from './auto-observable';
import { Resource } from './resource';

/** Milliseconds after which start-up should have told who the customer is. */
export const startUpTimeout = 10_000;

/** What the customer has subscribed to: as start-up brought it, or loaded for the page that shows it (spec §3 Client state). */
export class SubscriptionStore {
  private isOverdue = false;
  /** Use cases keep what was loaded in the state, with every change since. */
  private readonly loaded: Resource<void>;

  constructor(
    private readonly loadSubscriptions: LoadSubscriptions,
    private readonly restoreSession: RestoreSession,
    private readonly state: SubscriptionsState,
    private readonly customer: CustomerState,
    private readonly session: SessionState,
    private readonly scheduler: Scheduler,
    logger: Logger,
  ) {
    this.loaded = new Resource(logger, () => this.fetch());
    autoObservable(this);
  }

  /** Loads them for a page that shows them; returns what ends waiting for start-up. */
  mount(): () => void {
    this.isOverdue = false;
    const cancel = this.scheduler.after(startUpTimeout, () => runInAction(() => (this.isOverdue = true)));
    // What start-up is just loading is not loaded twice; what was loaded earlier may have changed since.
    const wereKnown = this.all !== undefined;
    const stop = reaction(
      () => this.isCustomerKnown,
      (isKnown) => void (isKnown && (wereKnown || !this.areKnown) && this.load()),
      { fireImmediately: true },
    );
    return () => {
      cancel();
      stop();
    };
  }

  /** Undefined until they are known. */
  get all(): readonly Subscription[] | undefined {
    return this.state.all && [...this.state.all.values()];
  }

  get areKnown(): boolean {
    return this.all !== undefined;
  }

  /** One of them by the text of an address; undefined when it is none of theirs. */
  find(id: string | undefined): Subscription | undefined {
    return id === undefined ? undefined : this.state.all?.get(id);
  }

  get isLoading(): boolean {
    return this.loaded.isLoading;
  }

  /** They could not be loaded; what was known stays. */
  get hasFailed(): boolean {
    if (this.loaded.error) return true;
    return this.all === undefined && this.isOverdue && !this.isLoading && !this.session.isFetching;
  }

  /** Loads them anew, unless they are on their way. */
  load(): Promise<void> {
    return this.loaded.ensure();
  }

  /** When not even the customer is known, start-up is done again. */
  private async fetch(): Promise<void> {
    if (this.customer.current) await this.loadSubscriptions.execute();
    else await this.restoreSession.execute();
  }

  private get isCustomerKnown(): boolean {
    return this.customer.current !== undefined && !this.session.isFetching;
  }
}
