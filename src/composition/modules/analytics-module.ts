import { ContainerModule } from 'inversify';
import { ports } from '#src/composition/tokens';
import { SafeStorage } from '#src/infrastructure/browser/safe-storage';
import { AnonymousId } from '#src/infrastructure/events/anonymous-id';
import { HttpEventTracker } from '#src/infrastructure/events/http-event-tracker';
import { MissingEventTracker } from '#src/infrastructure/events/missing-event-tracker';

/** Not yet in the compiler's library: the browser asks for the shopper not to be tracked. */
interface PrivacyAwareNavigator extends Navigator {
  readonly globalPrivacyControl?: boolean;
}

/** Tracking, for the pages that track something. */
export const analyticsModule = new ContainerModule(({ bind }) => {
  bind(ports.eventTracker).toResolvedValue(
    (url, customer, logger, scheduler) => {
      if (url === undefined) return new MissingEventTracker(logger, scheduler);
      const anonymous = new AnonymousId(new SafeStorage(() => window.localStorage));
      return new HttpEventTracker(
        {
          url,
          userId: () => customer.current?.id,
          anonymousId: () => anonymous.read(),
          mayTrack: () => (navigator as PrivacyAwareNavigator).globalPrivacyControl !== true,
        },
        logger,
      );
    },
    [ports.eventsUrl, ports.customerState, ports.logger, ports.scheduler],
  );
});
