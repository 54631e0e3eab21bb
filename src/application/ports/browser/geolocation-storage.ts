import type { KeptPlace } from '#src/domain/geography/geolocation';

/** Where this browser's visitor was last taken to be, and what they know of it (spec §3 Local storage keys). */
export interface GeolocationStorage {
  read(): KeptPlace | undefined;
  write(kept: KeptPlace): void;
  /** Whether this visit, which lasts as long as its tab, has already asked where it is. */
  wasAsked(): boolean;
  writeAsked(): void;
  /** Whether the warning of a place was understood; the key is the domain's `warningKey`. */
  isUnderstood(key: string): boolean;
  writeUnderstood(key: string): void;
  /** Calls when another tab has stored a place; returns the way to stop. */
  onChange(listener: () => void): () => void;
}
