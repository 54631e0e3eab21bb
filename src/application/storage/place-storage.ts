import type { SharedStored, Stored } from '#src/application/ports/browser/stored';
import { type DependenciesOf, token } from '#src/application/ports/token';
import { defaultPlace, type KeptPlace } from '#src/domain/geography/geolocation';

export const StoredState = token<SharedStored<string>>('StoredState');
export const StoredCountry = token<Stored<string>>('StoredCountry');
export const IsPlaceChosen = token<Stored<boolean>>('IsPlaceChosen');

/** True when this visit, which lasts as long as its tab, has already asked for its place. */
export const WasPlaceAsked = token<Stored<true>>('WasPlaceAsked');

/** The places of which the visitor dismissed the warning, by the domain's `warningKey`. */
export const DismissedWarnings = token<Stored<readonly string[]>>('DismissedWarnings');

/** The last known place of this browser's visitor (spec §3 Local storage keys). */
export class PlaceStorage {
  static readonly dependencies: DependenciesOf<typeof PlaceStorage> = [StoredState, StoredCountry, IsPlaceChosen];

  constructor(
    private readonly state: SharedStored<string>,
    private readonly country: Stored<string>,
    private readonly isChosen: Stored<boolean>,
  ) {}

  read(): KeptPlace | undefined {
    const region = this.state.read();
    if (region === undefined) return undefined;
    const country = this.country.read() ?? defaultPlace.country;
    return { place: { country, region }, isChosen: this.isChosen.read() ?? false };
  }

  /** The state is written last: other tabs wait for it. */
  write({ place: { country, region }, isChosen }: KeptPlace): void {
    this.country.write(country);
    this.isChosen.write(isChosen);
    this.state.write(region);
  }

  /** Calls the listener when another tab has stored a place; returns a function that stops it. */
  onChange(listener: () => void): () => void {
    return this.state.onChange(listener);
  }
}
