import { token } from '#src/application/ports/token';
import type { KeptPlace } from '#src/domain/geography/geolocation';

/** The visitor's last known place, and the warnings that they dismissed (spec §3 Local storage keys). */
export interface GeolocationStorage {
  read(): KeptPlace | undefined;
  write(kept: KeptPlace): void;
  /** A visit lasts as long as its tab. */
  wasAsked(): boolean;
  writeAsked(): void;
  /** The key is the domain's `warningKey`. */
  isUnderstood(key: string): boolean;
  writeUnderstood(key: string): void;
  /** Called when another tab stored a place; returns a function that stops it. */
  onChange(listener: () => void): () => void;
}

export const GeolocationStorage = token<GeolocationStorage>('GeolocationStorage');
