import type { GeolocationStorage } from '#src/application/ports/browser/geolocation-storage';
import type { KeptPlace } from '#src/domain/geography/geolocation';

/** State that all tabs of a browser share. */
interface Shared {
  kept: KeptPlace | undefined;
  readonly understood: Set<string>;
  readonly tabs: Set<InMemoryGeolocationStorage>;
}

export class InMemoryGeolocationStorage implements GeolocationStorage {
  private readonly listeners = new Set<() => void>();
  private isAsked = false;

  constructor(private readonly shared: Shared = { kept: undefined, understood: new Set(), tabs: new Set() }) {
    shared.tabs.add(this);
  }

  /** The storage of another tab of the same browser. */
  otherTab(): InMemoryGeolocationStorage {
    return new InMemoryGeolocationStorage(this.shared);
  }

  read(): KeptPlace | undefined {
    return this.shared.kept;
  }

  write(kept: KeptPlace): void {
    this.shared.kept = kept;
    for (const tab of this.shared.tabs) if (tab !== this) for (const listener of tab.listeners) listener();
  }

  wasAsked(): boolean {
    return this.isAsked;
  }

  writeAsked(): void {
    this.isAsked = true;
  }

  isUnderstood(key: string): boolean {
    return this.shared.understood.has(key);
  }

  writeUnderstood(key: string): void {
    this.shared.understood.add(key);
  }

  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}
