import type { PrivacyStorage } from '#src/application/ports/browser/privacy-storage';
import type { PrivacyChoice } from '#src/domain/privacy/privacy-choice';

/** Shared by all tabs of a browser: hand the same one to each of them. */
export class InMemoryPrivacyStorage implements PrivacyStorage {
  isForbidden = false;
  private readonly listeners = new Set<() => void>();

  constructor(private choice?: PrivacyChoice) {}

  read(): PrivacyChoice | undefined {
    return this.choice;
  }

  canKeep(): boolean {
    return !this.isForbidden;
  }

  write(choice: PrivacyChoice): void {
    this.choice = choice;
    for (const listener of this.listeners) listener();
  }

  /** As if the visitor was never asked. */
  clear(): void {
    this.choice = undefined;
    for (const listener of this.listeners) listener();
  }

  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}
