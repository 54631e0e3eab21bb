import { LocateVisitor } from '#src/application/geography/locate-visitor';
import { GeolocationStorage } from '#src/application/ports/browser/geolocation-storage';
import type { DependenciesOf } from '#src/application/ports/token';
import type { Presenter } from '#src/ui/kit/use-presenter';

export class VisitorPlacePresenter implements Presenter {
  static readonly dependencies: DependenciesOf<typeof VisitorPlacePresenter> = [LocateVisitor, GeolocationStorage];
  static readonly isShared = false;

  constructor(
    private readonly locateVisitor: LocateVisitor,
    private readonly storage: GeolocationStorage,
  ) {}

  mount(): () => void {
    void this.locateVisitor.execute();
    return this.storage.onChange(() => void this.locateVisitor.follow());
  }
}
