import type { TrackedEventName, TrackedEvents } from '#src/domain/tracking/tracked-events';

/** Tells analytics what happened (spec §7 Other calls). Nobody waits for it, and nothing fails: a failure is only logged (spec §8). */
export interface EventTracker {
  track<N extends TrackedEventName>(name: N, properties: TrackedEvents[N]): void;
}
