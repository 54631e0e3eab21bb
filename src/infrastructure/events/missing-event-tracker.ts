import type { EventTracker } from '#src/application/ports/analytics/event-tracker';
import type { Logger } from '#src/application/ports/system/logger';
import type { Scheduler } from '#src/application/ports/system/scheduler';

/** Milliseconds until a missing analytics is told (spec §9 Analytics-missing warning). */
const quiet = 2500;

/** Stands in where no analytics is installed: sends nothing, and tells a developer so once (spec §8 Handling). */
export class MissingEventTracker implements EventTracker {
  private isTold = false;

  constructor(
    private readonly logger: Logger,
    private readonly scheduler: Scheduler,
  ) {}

  track(): void {
    if (this.isTold) return;
    this.isTold = true;
    this.scheduler.after(quiet, () => this.logger.warn('No analytics is installed: events go nowhere'));
  }
}
