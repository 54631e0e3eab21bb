import type { AnonymousId } from '#src/application/ports/tracking/anonymous-id';
import { randomId } from '#src/infrastructure/shared/random-id';
import type { SafeStorage } from './safe-storage';

const key = 'anonymous-id';
const shape = /^[0-9a-f]{32}$/;

export class BrowserAnonymousId implements AnonymousId {
  constructor(private readonly local: SafeStorage) {}

  read(): string {
    const stored = this.local.read(key);
    if (stored !== undefined && shape.test(stored)) return stored;
    const id = randomId();
    this.local.write(key, id);
    return id;
  }

  forget(): void {
    this.local.remove(key);
  }
}
