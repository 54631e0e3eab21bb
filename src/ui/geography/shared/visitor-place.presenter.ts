import { LocateVisitor } from '#src/application/geography/locate-visitor';
import { GeolocationState } from '#src/application/ports/state/geolocation-state';
import type { Used } from '#src/application/ports/token';
import { PlaceStorage } from '#src/application/storage/place-storage';
import type { Presenter } from '#src/ui/kit/use-presenter';

export class VisitorPlacePresenter implements Presenter {
  static readonly uses = { locateVisitor: LocateVisitor, storage: PlaceStorage, state: GeolocationState };
  static readonly isShared = false;

  constructor(private readonly use: Used<typeof VisitorPlacePresenter.uses>) {}

  get isWarned(): boolean {
    return this.use.state.isWarning;
  }

  mount(): () => void {
    void this.use.locateVisitor.execute();
    return this.use.storage.onChange(() => void this.use.locateVisitor.follow());
  }
}
