import { LocateVisitor } from '#src/application/geography/locate-visitor';
import { GeolocationState } from '#src/application/ports/state/geolocation-state';
import type { DependenciesOf } from '#src/application/ports/token';
import { findRegion, shippability } from '#src/domain/geography/shippable';
import { CatalogueStore } from '#src/ui/catalogue/shared/catalogue-store';

/** The state that visitors chose for all pages, to begin an address with. */
export class RegionSuggestion {
  static readonly dependencies: DependenciesOf<typeof RegionSuggestion> = [
    GeolocationState,
    LocateVisitor,
    CatalogueStore,
  ];

  constructor(
    private readonly geolocation: GeolocationState,
    private readonly locateVisitor: LocateVisitor,
    private readonly catalogue: CatalogueStore,
  ) {}

  follow(): void {
    void this.locateVisitor.follow();
  }

  /** Undefined when none was chosen, or when the order cannot be shipped there. */
  for(needsAdult: boolean): string | undefined {
    const { location, isChosen } = this.geolocation;
    const regions = this.catalogue.current?.regions;
    if (!regions || !isChosen) return undefined;
    const isShippable = shippability(location, regions, needsAdult).kind === 'shippable';
    return isShippable ? findRegion(location, regions)?.abbr : undefined;
  }
}
