import { log } from '#src/application/calls/log';
import type { EventTracker } from '#src/application/ports/tracking/event-tracker';
import type { TrackedEventName, TrackedEvents } from '#src/domain/tracking/tracked-events';

/** Loads the tracker with the first event that may be sent; never for a visitor who refuses. */
export class DeferredEventTracker implements EventTracker {
  constructor(
    private readonly isWanted: () => boolean,
    private readonly load: () => Promise<EventTracker>,
  ) {}

  track<N extends TrackedEventName>(name: N, properties: TrackedEvents[N]): void {
    if (!this.isWanted()) return;
    this.load().then(
      (tracker) => tracker.track(name, properties),
      (cause: unknown) => log.warn('An event is lost', { cause }),
    );
  }
}
