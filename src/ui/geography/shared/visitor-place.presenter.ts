import { LocateVisitor } from '#src/application/geography/locate-visitor';
import type { DependenciesOf } from '#src/application/ports/token';
import { PlaceStorage } from '#src/application/storage/place-storage';
import type { Presenter } from '#src/ui/kit/use-presenter';

export class VisitorPlacePresenter implements Presenter {
  static readonly dependencies: DependenciesOf<typeof VisitorPlacePresenter> = [LocateVisitor, PlaceStorage];
  static readonly isShared = false;

  constructor(
    private readonly locateVisitor: LocateVisitor,
    private readonly storage: PlaceStorage,
  ) {}

  mount(): () => void {
    void this.locateVisitor.execute();
    return this.storage.onChange(() => void this.locateVisitor.follow());
  }
}
