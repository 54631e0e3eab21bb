import { ContainerModule } from 'inversify';
import { ChooseState } from '#src/application/geography/choose-state';
import { DismissWarning } from '#src/application/geography/dismiss-warning';
import { LocateVisitor } from '#src/application/geography/locate-visitor';
import { GeolocationStorage } from '#src/application/ports/browser/geolocation-storage';
import { ContentReader } from '#src/application/ports/content/content-reader';
import { GeolocationReader } from '#src/application/ports/geography/geolocation-reader';
import { GeolocationState } from '#src/application/ports/state/geolocation-state';
import { Clock } from '#src/application/ports/system/clock';
import { Logger } from '#src/application/ports/system/logger';
import { Scheduler } from '#src/application/ports/system/scheduler';
import { construct, constructEach } from '#src/composition/bind';
import { GeolocationService } from '#src/composition/configuration/configured-values';
import { BrowserGeolocationStorage } from '#src/infrastructure/browser/browser-geolocation-storage';
import { isBot } from '#src/infrastructure/browser/is-bot';
import { SafeStorage } from '#src/infrastructure/browser/safe-storage';
import { HttpGeolocationReader } from '#src/infrastructure/geography/http-geolocation-reader';
import { CatalogueStore } from '#src/ui/catalogue/shared/catalogue-store';
import { DeliveryEstimatePresenter } from '#src/ui/geography/delivery-estimate.presenter';
import { HeadsUpPresenter } from '#src/ui/geography/heads-up.presenter';
import { StatePickerState } from '#src/ui/geography/shared/state-picker-state';
import { StatePickerPresenter } from '#src/ui/geography/state-picker.presenter';
import { VisitorPlacePresenter } from '#src/ui/geography/visitor-place.presenter';
import { LiveMessageState } from '#src/ui/shell/live-message-state';

const userAgent = () => (typeof navigator === 'undefined' ? '' : navigator.userAgent);

/** The visitor's place, for warnings, for choosing another place, and for delivery estimates. */
export const geolocationModule = new ContainerModule(({ bind }) => {
  bind(GeolocationReader).toResolvedValue(
    (service, scheduler) =>
      service && !isBot(userAgent()) ? new HttpGeolocationReader(service, scheduler) : undefined,
    [GeolocationService, Scheduler],
  );
  bind(GeolocationStorage).toResolvedValue(
    () =>
      new BrowserGeolocationStorage(
        new SafeStorage(() => window.localStorage),
        new SafeStorage(() => window.sessionStorage),
      ),
  );
  construct(bind, LocateVisitor, [GeolocationReader, GeolocationStorage, GeolocationState, ContentReader, Logger]);
  construct(bind, DismissWarning, [GeolocationStorage, GeolocationState, ContentReader]);
  construct(bind, ChooseState, [GeolocationStorage, GeolocationState]);
  constructEach(bind, VisitorPlacePresenter, [LocateVisitor, GeolocationStorage]);
  constructEach(bind, HeadsUpPresenter, [GeolocationState, StatePickerState, DismissWarning, Logger]);
  constructEach(bind, StatePickerPresenter, [
    GeolocationState,
    StatePickerState,
    CatalogueStore,
    ChooseState,
    LiveMessageState,
  ]);
  constructEach(bind, DeliveryEstimatePresenter, [
    GeolocationState,
    StatePickerState,
    LocateVisitor,
    CatalogueStore,
    Clock,
  ]);
});
