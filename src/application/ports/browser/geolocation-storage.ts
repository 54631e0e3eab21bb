import { token } from '#src/application/ports/token';
import type { KeptPlace } from '#src/domain/geography/geolocation';

/** The last known place of this browser's visitor, and the warnings that they dismissed (spec §3 Local storage keys). */
export interface GeolocationStorage {
  read(): KeptPlace | undefined;
  write(kept: KeptPlace): void;
  /** True when this visit, which lasts as long as its tab, has already asked for its place. */
  wasAsked(): boolean;
  writeAsked(): void;
  /** True when the visitor dismissed the warning for a place; the key is the domain's `warningKey`. */
  isUnderstood(key: string): boolean;
  writeUnderstood(key: string): void;
  /** Calls the listener when another tab has stored a place; returns a function that stops it. */
  onChange(listener: () => void): () => void;
}

export const GeolocationStorage = token<GeolocationStorage>('GeolocationStorage');
