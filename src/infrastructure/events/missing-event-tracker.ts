import type { EventTracker } from '#src/application/ports/analytics/event-tracker';
import type { Journal } from '#src/application/ports/system/journal';
import type { Scheduler } from '#src/application/ports/system/scheduler';

/** Milliseconds until a missing analytics is told (spec §9 Analytics-missing warning). */
const quiet = 2500;

/** Stands in where no analytics is installed: sends nothing, and tells a developer so once (spec §8 Handling). */
export class MissingEventTracker implements EventTracker {
  private isTold = false;

  constructor(
    private readonly journal: Journal,
    private readonly scheduler: Scheduler,
  ) {}

  track(): void {
    if (this.isTold) return;
    this.isTold = true;
    this.scheduler.after(quiet, () => this.journal.warn('No analytics is installed: events go nowhere'));
  }
}
