import { LocateVisitor } from '#src/application/geography/locate-visitor';
import { GeolocationState } from '#src/application/ports/state/geolocation-state';
import { Clock } from '#src/application/ports/system/clock';
import type { Used } from '#src/application/ports/token';
import { arrivalWindow } from '#src/domain/geography/delivery-estimate';
import { findRegion, shippability } from '#src/domain/geography/shippable';
import type { Instant } from '#src/domain/interval/interval';
import { CatalogueStore } from '#src/ui/catalogue/shared/catalogue-store';
import { autoObservable } from '#src/ui/kit/auto-observable';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { deliveryMessages } from './delivery-messages';
import { StatePickerState } from './state-picker-state';

interface Given {
  readonly isWine: boolean;
}

export class DeliveryEstimatePresenter implements Presenter {
  static readonly uses = {
    state: GeolocationState,
    picker: StatePickerState,
    locateVisitor: LocateVisitor,
    catalogue: CatalogueStore,
    clock: Clock,
  };
  static readonly isShared = false;

  private now: Instant | undefined = undefined;

  constructor(
    private readonly use: Used<typeof DeliveryEstimatePresenter.uses>,
    private readonly given: Given,
  ) {
    autoObservable(this);
  }

  mount(): void {
    this.refresh();
    void this.use.locateVisitor.follow();
    void this.use.catalogue.load();
  }

  /** A page may stay open for days. */
  refresh(): void {
    this.now = this.use.clock.now();
  }

  /** Undefined until the estimate is known. */
  get text(): string | undefined {
    const { location } = this.use.state;
    const { current, error } = this.use.catalogue;
    if (!current || this.now === undefined) return error && deliveryMessages.unknown;
    const region = findRegion(location, current.regions);
    if (!region) return deliveryMessages.onlyUnitedStates;
    if (shippability(location, current.regions, this.given.isWine).kind !== 'shippable')
      return deliveryMessages.noWine(region.name);
    const { deliveryEstimates } = current;
    const [usual] = deliveryEstimates?.methods ?? [];
    const window =
      deliveryEstimates &&
      usual &&
      arrivalWindow(deliveryEstimates, { method: usual.method, state: region.abbr, now: this.now });
    return window ? deliveryMessages.shipsTo(region.name, window) : deliveryMessages.shipsToSomeday(region.name);
  }

  change(): void {
    this.use.picker.open();
  }
}
