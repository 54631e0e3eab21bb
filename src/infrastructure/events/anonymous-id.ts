import type { SafeStorage } from '#src/infrastructure/browser/safe-storage';

const key = 'anonymous-id';
const shape = /^[0-9a-f]{32}$/;

/** A random id of this browser for analytics, created on first use (spec §6 anonymous id). */
export class AnonymousId {
  constructor(private readonly local: SafeStorage) {}

  read(): string {
    const stored = this.local.read(key);
    if (stored !== undefined && shape.test(stored)) return stored;
    const id = [...crypto.getRandomValues(new Uint8Array(16))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('');
    this.local.write(key, id);
    return id;
  }
}
