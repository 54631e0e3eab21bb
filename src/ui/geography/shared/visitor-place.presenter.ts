import { LocateVisitor } from '#src/application/geography/locate-visitor';
import { GeolocationState } from '#src/application/ports/state/geolocation-state';
import type { DependenciesOf } from '#src/application/ports/token';
import { PlaceStorage } from '#src/application/storage/place-storage';
import type { Presenter } from '#src/ui/kit/use-presenter';

export class VisitorPlacePresenter implements Presenter {
  static readonly dependencies: DependenciesOf<typeof VisitorPlacePresenter> = [
    LocateVisitor,
    PlaceStorage,
    GeolocationState,
  ];
  static readonly isShared = false;

  constructor(
    private readonly locateVisitor: LocateVisitor,
    private readonly storage: PlaceStorage,
    private readonly state: GeolocationState,
  ) {}

  get isWarned(): boolean {
    return this.state.isWarning;
  }

  mount(): () => void {
    void this.locateVisitor.execute();
    return this.storage.onChange(() => void this.locateVisitor.follow());
  }
}
