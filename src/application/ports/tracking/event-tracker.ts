import { token } from '#src/application/ports/token';
import type { TrackedEventName, TrackedEvents } from '#src/domain/tracking/tracked-events';

/**
 * Sends events to analytics (spec §7 Other calls). Callers do not wait, and nothing fails: a failure is only logged (spec
 * §8).
 */
export interface EventTracker {
  track<N extends TrackedEventName>(name: N, properties: TrackedEvents[N]): void;
}

export const EventTracker = token<EventTracker>('EventTracker');
