import type { SharedStored, Stored } from '#src/application/ports/browser/stored';
import { type DependenciesOf, token } from '#src/application/ports/token';
import { defaultPlace, type KeptPlace } from '#src/domain/geography/geolocation';

export interface StoredPlace {
  readonly state: SharedStored<string>;
  readonly country: Stored<string>;
  readonly isChosen: Stored<boolean>;
  /** True when this visit, which lasts as long as its tab, has already asked for its place. */
  readonly wasAsked: Stored<true>;
  /** The places of which the visitor dismissed the warning, by the domain's `warningKey`. */
  readonly dismissedWarnings: Stored<readonly string[]>;
}

export const StoredPlace = token<StoredPlace>('StoredPlace');

/** The last known place of this browser's visitor, and the warnings that they dismissed (spec §3 Local storage keys). */
export class PlaceStorage {
  static readonly dependencies: DependenciesOf<typeof PlaceStorage> = [StoredPlace];

  constructor(private readonly stored: StoredPlace) {}

  read(): KeptPlace | undefined {
    const region = this.stored.state.read();
    if (region === undefined) return undefined;
    const country = this.stored.country.read() ?? defaultPlace.country;
    return { place: { country, region }, isChosen: this.stored.isChosen.read() ?? false };
  }

  /** The state is written last: other tabs wait for it. */
  write({ place: { country, region }, isChosen }: KeptPlace): void {
    this.stored.country.write(country);
    this.stored.isChosen.write(isChosen);
    this.stored.state.write(region);
  }

  /** True when this visit has already asked for its place. */
  wasAsked(): boolean {
    return this.stored.wasAsked.read() === true;
  }

  setAsked(): void {
    this.stored.wasAsked.write(true);
  }

  /** The key is the domain's `warningKey`. */
  isDismissed(warning: string): boolean {
    return this.stored.dismissedWarnings.read()?.includes(warning) === true;
  }

  dismiss(warning: string): void {
    if (this.isDismissed(warning)) return;
    this.stored.dismissedWarnings.write([...(this.stored.dismissedWarnings.read() ?? []), warning]);
  }

  /** Calls the listener when another tab has stored a place; returns a function that stops it. */
  onChange(listener: () => void): () => void {
    return this.stored.state.onChange(listener);
  }
}
