import { GeolocationReader } from '#src/application/ports/geography/geolocation-reader';
import { LocationReader } from '#src/application/ports/geography/location-reader';
import { Scheduler } from '#src/application/ports/system/scheduler';
import { StoredPlace } from '#src/application/storage/place-storage';
import { Settings } from '#src/composition/configuration/settings';
import type { Container } from '#src/composition/container';
import { lazyPort } from '#src/composition/lazy';
import { anyText, flag } from '#src/infrastructure/browser/codecs';
import { isBot } from '#src/infrastructure/browser/is-bot';
import { texts, truth } from '#src/infrastructure/browser/shopper-codecs';
import { shopperStoredKeys } from '#src/infrastructure/browser/shopper-stored-keys';
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
    state: browser.shared(shopperStoredKeys.placeState, anyText),
    country: browser.stored(shopperStoredKeys.placeCountry, anyText),
    isChosen: browser.stored(shopperStoredKeys.isPlaceChosen, truth),
    wasAsked: browser.stored(shopperStoredKeys.wasPlaceAsked, flag),
    dismissedWarnings: browser.stored(shopperStoredKeys.dismissedWarnings, texts('|')),
  }));
  container.bind(
    LocationReader,
    lazyPort(async () => (await import('#src/infrastructure/geography/open-gazetteer')).openGazetteer()),
  );
}
