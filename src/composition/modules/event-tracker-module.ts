import type { Container } from 'inversify';
import type { EventTracker } from '#src/application/ports/tracking/event-tracker';
import { Privacy } from '#src/application/privacy/privacy';
import { ports } from '#src/composition/tokens';
import { HttpEventTracker } from '#src/infrastructure/tracking/http-event-tracker';
import { MissingEventTracker } from '#src/infrastructure/tracking/missing-event-tracker';

/** Returns the tracker that sends events; loads with the first event. */
export function openEventTracker(container: Container): EventTracker {
  const url = container.get(ports.eventsUrl);
  const logger = container.get(ports.logger);
  if (url === undefined) return new MissingEventTracker(logger, container.get(ports.scheduler));
  const privacy = container.get(Privacy);
  return new HttpEventTracker(
    {
      url,
      userId: () => container.get(ports.customerState).current?.id,
      anonymousId: () => container.get(ports.anonymousId).read(),
      mayTrack: () => privacy.allows('statistics'),
    },
    logger,
  );
}
