import { ContentReader } from '#src/application/ports/content/content-reader';
import { GeolocationState } from '#src/application/ports/state/geolocation-state';
import type { DependenciesOf } from '#src/application/ports/token';
import { PlaceStorage } from '#src/application/storage/place-storage';
import { warningKey } from '#src/domain/geography/geolocation';

/** Takes note that the visitor understood the warning (spec §4 Geolocation): for this place they do not see it again. */
export class DismissWarning {
  static readonly dependencies: DependenciesOf<typeof DismissWarning> = [PlaceStorage, GeolocationState, ContentReader];

  constructor(
    private readonly storage: PlaceStorage,
    private readonly state: GeolocationState,
    private readonly content: ContentReader,
  ) {}

  /** Rejects with GatewayError when the states are not known; the warning is gone all the same. */
  async execute(): Promise<void> {
    const { location } = this.state;
    this.state.dismissWarning();
    this.storage.dismiss(warningKey(location, await this.content.readRegions()));
  }
}
