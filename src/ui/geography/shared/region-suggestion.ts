import { LocateVisitor } from '#src/application/geography/locate-visitor';
import { GeolocationState } from '#src/application/ports/state/geolocation-state';
import type { Used } from '#src/application/ports/token';
import { findRegion, shippability } from '#src/domain/geography/shippable';
import { CatalogueStore } from '#src/ui/catalogue/shared/catalogue-store';

/** The state that visitors chose for all pages, to begin an address with. */
export class RegionSuggestion {
  static readonly uses = { geolocation: GeolocationState, locateVisitor: LocateVisitor, catalogue: CatalogueStore };

  constructor(private readonly use: Used<typeof RegionSuggestion.uses>) {}

  follow(): void {
    void this.use.locateVisitor.follow();
  }

  /** Undefined when none was chosen, or when the order cannot be shipped there. */
  for(needsAdult: boolean): string | undefined {
    const { location, isChosen } = this.use.geolocation;
    const regions = this.use.catalogue.current?.regions;
    if (!regions || !isChosen) return undefined;
    const isShippable = shippability(location, regions, needsAdult).kind === 'shippable';
    return isShippable ? findRegion(location, regions)?.abbr : undefined;
  }
}
