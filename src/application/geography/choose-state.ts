import { GeolocationState } from '#src/application/ports/state/geolocation-state';
import type { Used } from '#src/application/ports/token';
import { PlaceStorage } from '#src/application/storage/place-storage';
import { placeIn } from '#src/domain/geography/geolocation';
import { type Region, shippability } from '#src/domain/geography/shippable';

/** Ships to the state that the visitor chose, whatever was guessed, in this visit and the next (spec §4 Geolocation). */
export class ChooseState {
  static readonly uses = { storage: PlaceStorage, state: GeolocationState };

  constructor(private readonly use: Used<typeof ChooseState.uses>) {}

  execute(region: Region): void {
    const place = placeIn(region);
    this.use.storage.write({ place, isChosen: true });
    this.use.state.dismissWarning();
    this.use.state.locate(place, shippability(place, [region]), true);
  }
}
