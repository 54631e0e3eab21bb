import { CustomerState } from '#src/application/ports/state/customer-state';
import { Scheduler } from '#src/application/ports/system/scheduler';
import { AnonymousId } from '#src/application/ports/tracking/anonymous-id';
import type { EventTracker } from '#src/application/ports/tracking/event-tracker';
import { Privacy } from '#src/application/privacy/privacy';
import { Settings } from '#src/composition/configuration/settings';
import type { Container } from '#src/composition/container';
import { HttpEventTracker } from '#src/infrastructure/tracking/http-event-tracker';
import { MissingEventTracker } from '#src/infrastructure/tracking/missing-event-tracker';

/** Returns the tracker that sends events; loads with the first event. */
export function openEventTracker(container: Container): EventTracker {
  const { eventsUrl: url } = container.get(Settings);
  if (url === undefined) return new MissingEventTracker(container.get(Scheduler));
  const privacy = container.get(Privacy);
  return new HttpEventTracker({
    url,
    userId: () => container.get(CustomerState).current?.id,
    anonymousId: () => container.get(AnonymousId).read(),
    mayTrack: () => privacy.allows('statistics'),
  });
}
