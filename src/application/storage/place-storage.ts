import type { SharedStored, Stored } from '#src/application/ports/browser/stored';
import { type Used, token } from '#src/application/ports/token';
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
  static readonly uses = { stored: StoredPlace };

  constructor(private readonly use: Used<typeof PlaceStorage.uses>) {}

  read(): KeptPlace | undefined {
    const region = this.use.stored.state.read();
    if (region === undefined) return undefined;
    const country = this.use.stored.country.read() ?? defaultPlace.country;
    return { place: { country, region }, isChosen: this.use.stored.isChosen.read() ?? false };
  }

  /** The state is written last: other tabs wait for it. */
  write({ place: { country, region }, isChosen }: KeptPlace): void {
    this.use.stored.country.write(country);
    this.use.stored.isChosen.write(isChosen);
    this.use.stored.state.write(region);
  }

  /** True when this visit has already asked for its place. */
  wasAsked(): boolean {
    return this.use.stored.wasAsked.read() === true;
  }

  setAsked(): void {
    this.use.stored.wasAsked.write(true);
  }

  /** The key is the domain's `warningKey`. */
  isDismissed(warning: string): boolean {
    return this.use.stored.dismissedWarnings.read()?.includes(warning) === true;
  }

  dismiss(warning: string): void {
    if (this.isDismissed(warning)) return;
    this.use.stored.dismissedWarnings.write([...(this.use.stored.dismissedWarnings.read() ?? []), warning]);
  }

  /** Calls the listener when another tab has stored a place; returns a function that stops it. */
  onChange(listener: () => void): () => void {
    return this.use.stored.state.onChange(listener);
  }
}
