import type { EventTracker } from '#src/application/ports/analytics/event-tracker';
import { token } from '#src/composition/bind';

/** The port of analytics: only chunks that track something bring it along, so that the first page need not name it. */
export const analyticsPorts = {
  eventTracker: token<EventTracker>('EventTracker'),
} as const;
