import { Clock } from '#src/application/ports/system/clock';
import { Scheduler } from '#src/application/ports/system/scheduler';
import type { Used } from '#src/application/ports/token';
import { type CampaignPeriod, type CampaignPhase, campaignPhase, nextPhaseAt } from '#src/domain/campaign/campaign';
import type { Instant } from '#src/domain/interval/interval';
import { autoObservable } from '#src/ui/kit/auto-observable';
import type { Presenter } from '#src/ui/kit/use-presenter';

interface Given {
  readonly period: CampaignPeriod;
}

/** Timers of browsers end early when they are set for more than 24 days. */
const longestWait = 86_400_000;

/** A page that stays open follows the clock (spec §2 Campaign pages). */
export class BlockFormPresenter implements Presenter {
  static readonly uses = { clock: Clock, scheduler: Scheduler };
  static readonly isShared = false;

  private now: Instant;
  private stopWaiting: () => void = () => undefined;

  constructor(
    private readonly use: Used<typeof BlockFormPresenter.uses>,
    private readonly given: Given,
  ) {
    this.now = use.clock.now();
    autoObservable(this);
  }

  mount(): () => void {
    this.follow();
    return () => this.stopWaiting();
  }

  get phase(): CampaignPhase {
    return campaignPhase(this.given.period, this.now);
  }

  private follow(): void {
    this.now = this.use.clock.now();
    const next = nextPhaseAt(this.given.period, this.now);
    if (next === undefined) return;
    this.stopWaiting = this.use.scheduler.after(Math.min(next - this.now, longestWait), () => this.follow());
  }
}
