import { log } from '#src/application/calls/log';
import type { Scheduler } from '#src/application/ports/system/scheduler';
import type { EventTracker } from '#src/application/ports/tracking/event-tracker';

/** Milliseconds (spec §9 Analytics-missing warning). */
const warningDelay = 2500;

/** Used where no analytics is configured. Sends nothing and logs that once (spec §8 Handling). */
export class MissingEventTracker implements EventTracker {
  private hasWarned = false;

  constructor(private readonly scheduler: Scheduler) {}

  track(): void {
    if (this.hasWarned) return;
    this.hasWarned = true;
    this.scheduler.after(warningDelay, () => log.warn('No analytics is installed: events go nowhere'));
  }
}
