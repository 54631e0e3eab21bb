import { GeolocationState } from '#src/application/ports/state/geolocation-state';
import type { DependenciesOf } from '#src/application/ports/token';
import { PlaceStorage } from '#src/application/storage/place-storage';
import { placeIn } from '#src/domain/geography/geolocation';
import { type Region, shippability } from '#src/domain/geography/shippable';

/** Ships to the state that the visitor chose, whatever was guessed, in this visit and the next (spec §4 Geolocation). */
export class ChooseState {
  static readonly dependencies: DependenciesOf<typeof ChooseState> = [PlaceStorage, GeolocationState];

  constructor(
    private readonly storage: PlaceStorage,
    private readonly state: GeolocationState,
  ) {}

  execute(region: Region): void {
    const place = placeIn(region);
    this.storage.write({ place, isChosen: true });
    this.state.dismissWarning();
    this.state.locate(place, shippability(place, [region]), true);
  }
}
