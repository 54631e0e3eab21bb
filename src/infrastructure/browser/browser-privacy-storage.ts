import type { PrivacyStorage } from '#src/application/ports/browser/privacy-storage';
import { type PrivacyChoice, trackingPurposes } from '#src/domain/privacy/privacy-choice';
import { isRecord, parseJson } from '#src/infrastructure/shared/json';
import type { SafeStorage } from './safe-storage';

/** Holds `{"allowed":["statistics"],"chosenAt":1767225600000}`. */
const key = 'privacy-choice';

export class BrowserPrivacyStorage implements PrivacyStorage {
  private readonly listeners = new Set<() => void>();

  constructor(private readonly local: SafeStorage) {}

  read(): PrivacyChoice | undefined {
    const stored = parseJson(this.local.read(key) ?? '');
    if (!isRecord(stored)) return undefined;
    const { allowed, chosenAt } = stored;
    if (!Array.isArray(allowed) || !Number.isSafeInteger(chosenAt)) return undefined;
    return {
      allowed: trackingPurposes.filter((purpose) => allowed.includes(purpose)),
      chosenAt: chosenAt as number,
    };
  }

  canKeep(): boolean {
    return this.local.isLasting;
  }

  write(choice: PrivacyChoice): void {
    this.local.write(key, JSON.stringify(choice));
    for (const listener of this.listeners) listener();
  }

  onChange(listener: () => void): () => void {
    const onStorage = (event: StorageEvent) => {
      if (event.key === null || event.key === key) listener();
    };
    this.listeners.add(listener);
    window.addEventListener('storage', onStorage);
    return () => {
      this.listeners.delete(listener);
      window.removeEventListener('storage', onStorage);
    };
  }
}
