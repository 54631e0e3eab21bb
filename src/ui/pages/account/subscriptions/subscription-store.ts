import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { CustomerState } from '#src/application/ports/state/customer-state';
import type { SessionState } from '#src/application/ports/state/session-state';
import type { SubscriptionsState } from '#src/application/ports/state/subscriptions-state';
import type { Scheduler } from '#src/application/ports/system/scheduler';
import type { RestoreSession } from '#src/application/session/restore-session';
import type { LoadSubscriptions } from '#src/application/subscription/load-subscriptions';
import type { Subscription } from '#src/domain/subscription/subscription';
import type { Presenter } from '#src/ui/di/use-presenter';
import type { ActionTracker } from '#src/ui/state/action-tracker';

const loading = 'load-subscriptions';

/** Milliseconds after which start-up has no excuse any more for not having told who the customer is. */
export const startUpPatience = 10_000;

/** What the customer has subscribed to: as start-up brought it, or fetched for the page that shows it (spec §3 Client state). */
export class SubscriptionStore implements Presenter {
  private isOverdue = false;

  constructor(
    private readonly loadSubscriptions: LoadSubscriptions,
    private readonly restoreSession: RestoreSession,
    private readonly state: SubscriptionsState,
    private readonly customer: CustomerState,
    private readonly session: SessionState,
    private readonly scheduler: Scheduler,
    private readonly tracker: ActionTracker,
  ) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  mount(): () => void {
    const callOff = this.scheduler.after(startUpPatience, () => runInAction(() => (this.isOverdue = true)));
    // What start-up is just bringing need not be fetched twice; what was brought earlier may have changed since.
    const wereKnown = this.all !== undefined;
    const stop = reaction(
      () => this.isCustomerKnown,
      (isKnown) => void (isKnown && (wereKnown || !this.areKnown) && this.load()),
      { fireImmediately: true },
    );
    return () => {
      callOff();
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
    return this.tracker.isBusy(loading);
  }

  /** They could not be fetched; what was known stays. */
  get hasFailed(): boolean {
    if (this.tracker.errorOf(loading)) return true;
    return this.all === undefined && this.isOverdue && !this.isLoading && !this.session.isFetching;
  }

  /** Fetches them; when not even the customer is known, start-up is done again. */
  async load(): Promise<void> {
    await this.tracker.run(loading, async () => {
      if (this.customer.current) await this.loadSubscriptions.execute();
      else await this.restoreSession.execute();
    });
  }

  private get isCustomerKnown(): boolean {
    return this.customer.current !== undefined && !this.session.isFetching;
  }
}
