import { orElse } from '#src/application/calls/handled';
import { log } from '#src/application/calls/log';
import { ContentReader } from '#src/application/ports/content/content-reader';
import { GatewayError } from '#src/application/ports/gateway-error';
import { GeolocationReader } from '#src/application/ports/geography/geolocation-reader';
import { GeolocationState } from '#src/application/ports/state/geolocation-state';
import type { Used } from '#src/application/ports/token';
import { PlaceStorage } from '#src/application/storage/place-storage';
import { type KeptPlace, namedPlace, warningKey } from '#src/domain/geography/geolocation';
import { findRegion, isUnitedStates, type Region, shippability } from '#src/domain/geography/shippable';

/**
 * Finds out where the visitor is, and warns visitors in states to which wine cannot be shipped (spec §4 Geolocation). A state
 * that was chosen by hand is believed. Otherwise the service is asked, once in a visit; without an answer, the last guess or
 * California stays and no warning is shown. Never rejects.
 */
export class LocateVisitor {
  static readonly uses = {
    reader: GeolocationReader,
    storage: PlaceStorage,
    state: GeolocationState,
    content: ContentReader,
  };

  constructor(private readonly use: Used<typeof LocateVisitor.uses>) {}

  async execute(): Promise<void> {
    const regions = await this.readRegions();
    if (!regions) return;
    this.followStored(regions);
    if (this.use.state.isChosen) return;
    const wasAsked = this.use.storage.wasAsked();
    if (this.use.reader && !wasAsked) await this.ask(this.use.reader, regions);
    else if (wasAsked) this.warnOfStored(regions);
  }

  /** Takes over the values in this browser's storage, such as the choice of another tab. */
  async follow(): Promise<void> {
    const regions = await this.readRegions();
    if (regions) this.followStored(regions);
  }

  private followStored(regions: readonly Region[]): void {
    const kept = this.readKept(regions);
    if (kept) this.locate(kept, regions);
  }

  private async ask(reader: GeolocationReader, regions: readonly Region[]): Promise<void> {
    this.use.storage.setAsked();
    this.use.state.startFetching();
    try {
      const place = namedPlace(await reader.read(), regions);
      // The visitor may have chosen meanwhile, here or in another tab.
      this.followStored(regions);
      if (this.use.state.isChosen) return;
      const kept = { place, isChosen: false };
      this.use.storage.write(kept);
      this.locate(kept, regions);
      this.warnOfStored(regions);
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      this.use.state.fail();
      log.warn('Where the visitor is stays unknown', { code: error.code });
    }
  }

  private warnOfStored(regions: readonly Region[]): void {
    const { location, reach } = this.use.state;
    if (reach.kind !== 'shippable' && !this.use.storage.isDismissed(warningKey(location, regions)))
      this.use.state.warn();
  }

  private locate({ place, isChosen }: KeptPlace, regions: readonly Region[]): void {
    this.use.state.locate(place, shippability(place, regions), isChosen);
  }

  /** A state that does not exist is no place. */
  private readKept(regions: readonly Region[]): KeptPlace | undefined {
    const kept = this.use.storage.read();
    const isKnown = kept && (!isUnitedStates(kept.place.country) || findRegion(kept.place, regions) !== undefined);
    return isKnown ? { ...kept, place: namedPlace(kept.place, regions) } : undefined;
  }

  private readRegions(): Promise<readonly Region[] | undefined> {
    return orElse(this.use.content.readRegions(), ({ code }) => {
      log.warn('Nobody knows where wine can be shipped to', { code });
      return undefined;
    });
  }
}
