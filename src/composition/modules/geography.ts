import { GeolocationReader } from '#src/application/ports/geography/geolocation-reader';
import { LocationReader } from '#src/application/ports/geography/location-reader';
import { Scheduler } from '#src/application/ports/system/scheduler';
import { StoredPlace } from '#src/application/storage/place-storage';
import { Settings } from '#src/composition/configuration/settings';
import type { Container } from '#src/composition/container';
import { lazyPort } from '#src/composition/lazy';
import { anyText, flag } from '#src/infrastructure/browser/codecs';
import { isBot } from '#src/infrastructure/browser/is-bot';
import { texts, truth } from '#src/infrastructure/browser/late-codecs';
import { lateStoredKeys } from '#src/infrastructure/browser/late-stored-keys';
import { HttpGeolocationReader } from '#src/infrastructure/geography/http-geolocation-reader';
import { bindStored } from './browser';

const userAgent = () => (typeof navigator === 'undefined' ? '' : navigator.userAgent);

/** The visitor's place, and where places are. */
export function adapters(container: Container): void {
  container.provide(
    GeolocationReader,
    ({ geolocation }, scheduler) =>
      geolocation && !isBot(userAgent()) ? new HttpGeolocationReader(geolocation, scheduler) : undefined,
    [Settings, Scheduler],
  );
  bindStored(container, StoredPlace, (browser) => ({
    state: browser.shared(lateStoredKeys.placeState, anyText),
    country: browser.stored(lateStoredKeys.placeCountry, anyText),
    isChosen: browser.stored(lateStoredKeys.isPlaceChosen, truth),
    wasAsked: browser.stored(lateStoredKeys.wasPlaceAsked, flag),
    dismissedWarnings: browser.stored(lateStoredKeys.dismissedWarnings, texts('|')),
  }));
  container.bind(
    LocationReader,
    lazyPort(async () => (await import('#src/infrastructure/geography/open-gazetteer')).openGazetteer()),
  );
}
