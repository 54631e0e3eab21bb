import { ContentReader } from '#src/application/ports/content/content-reader';
import { GeolocationState } from '#src/application/ports/state/geolocation-state';
import type { Used } from '#src/application/ports/token';
import { PlaceStorage } from '#src/application/storage/place-storage';
import { warningKey } from '#src/domain/geography/geolocation';

/** Takes note that the visitor understood the warning (spec §4 Geolocation): for this place they do not see it again. */
export class DismissWarning {
  static readonly uses = { storage: PlaceStorage, state: GeolocationState, content: ContentReader };

  constructor(private readonly use: Used<typeof DismissWarning.uses>) {}

  /** Rejects with GatewayError when the states are not known; the warning is gone all the same. */
  async execute(): Promise<void> {
    const { location } = this.use.state;
    this.use.state.dismissWarning();
    this.use.storage.dismiss(warningKey(location, await this.use.content.readRegions()));
  }
}
