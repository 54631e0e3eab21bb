import type { GeolocationState } from '#src/application/ports/state/geolocation-state';
import { defaultPlace } from '#src/domain/geography/geolocation';
import type { Place, Shippability } from '#src/domain/geography/shippable';
import { autoObservable } from '#src/ui/kit/auto-observable';

export class ObservableGeolocationState implements GeolocationState {
  location: Place = defaultPlace;
  reach: Shippability = { kind: 'shippable' };
  isChosen = false;
  isFetching = false;
  isWarning = false;

  constructor() {
    autoObservable(this);
  }

  startFetching(): void {
    this.isFetching = true;
  }

  locate(location: Place, reach: Shippability, isChosen: boolean): void {
    this.location = location;
    this.reach = reach;
    this.isChosen = isChosen;
    this.isFetching = false;
  }

  fail(): void {
    this.isFetching = false;
  }

  warn(): void {
    this.isWarning = true;
  }

  dismissWarning(): void {
    this.isWarning = false;
  }
}
