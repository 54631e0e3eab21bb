import { ContainerModule } from 'inversify';
import { ChooseState } from '#src/application/geography/choose-state';
import { DismissWarning } from '#src/application/geography/dismiss-warning';
import { LocateVisitor } from '#src/application/geography/locate-visitor';
import { construct, constructEach } from '#src/composition/bind';
import { ports } from '#src/composition/tokens';
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
  bind(ports.geolocationReader).toResolvedValue(
    (service, scheduler) =>
      service && !isBot(userAgent()) ? new HttpGeolocationReader(service, scheduler) : undefined,
    [ports.geolocationService, ports.scheduler],
  );
  bind(ports.geolocationStorage).toResolvedValue(
    () =>
      new BrowserGeolocationStorage(
        new SafeStorage(() => window.localStorage),
        new SafeStorage(() => window.sessionStorage),
      ),
  );
  construct(bind, LocateVisitor, [
    ports.geolocationReader,
    ports.geolocationStorage,
    ports.geolocationState,
    ports.contentReader,
    ports.logger,
  ]);
  construct(bind, DismissWarning, [ports.geolocationStorage, ports.geolocationState, ports.contentReader]);
  construct(bind, ChooseState, [ports.geolocationStorage, ports.geolocationState]);
  constructEach(bind, VisitorPlacePresenter, [LocateVisitor, ports.geolocationStorage]);
  constructEach(bind, HeadsUpPresenter, [ports.geolocationState, StatePickerState, DismissWarning, ports.logger]);
  constructEach(bind, StatePickerPresenter, [
    ports.geolocationState,
    StatePickerState,
    CatalogueStore,
    ChooseState,
    LiveMessageState,
  ]);
  constructEach(bind, DeliveryEstimatePresenter, [
    ports.geolocationState,
    StatePickerState,
    LocateVisitor,
    CatalogueStore,
    ports.clock,
  ]);
});
