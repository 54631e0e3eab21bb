import { GeolocationStorage } from '#src/application/ports/browser/geolocation-storage';
import { GeolocationReader } from '#src/application/ports/geography/geolocation-reader';
import { LocationReader } from '#src/application/ports/geography/location-reader';
import { Scheduler } from '#src/application/ports/system/scheduler';
import { Settings } from '#src/composition/configuration/settings';
import type { Container } from '#src/composition/container';
import { lazyPort } from '#src/composition/lazy';
import { BrowserGeolocationStorage } from '#src/infrastructure/browser/browser-geolocation-storage';
import { isBot } from '#src/infrastructure/browser/is-bot';
import { SafeStorage } from '#src/infrastructure/browser/safe-storage';
import { HttpGeolocationReader } from '#src/infrastructure/geography/http-geolocation-reader';

const userAgent = () => (typeof navigator === 'undefined' ? '' : navigator.userAgent);

/** The visitor's place, and where places are. */
export function adapters(container: Container): void {
  container.provide(
    GeolocationReader,
    ({ geolocation }, scheduler) =>
      geolocation && !isBot(userAgent()) ? new HttpGeolocationReader(geolocation, scheduler) : undefined,
    [Settings, Scheduler],
  );
  container.provide(
    GeolocationStorage,
    () =>
      new BrowserGeolocationStorage(
        new SafeStorage(() => window.localStorage),
        new SafeStorage(() => window.sessionStorage),
      ),
    [],
  );
  container.bind(
    LocationReader,
    lazyPort(async () => (await import('#src/infrastructure/geography/open-gazetteer')).openGazetteer()),
  );
}
