import type { SafeStorage } from '#src/infrastructure/browser/safe-storage';

const key = 'anonymous-id';
const shape = /^[0-9a-f]{32}$/;

/** Names this browser to analytics, and tells nothing else of it (spec §6 anonymous id). Made when it is first asked for. */
export class AnonymousId {
  constructor(private readonly local: SafeStorage) {}

  read(): string {
    const known = this.local.read(key);
    if (known !== undefined && shape.test(known)) return known;
    const made = [...crypto.getRandomValues(new Uint8Array(16))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('');
    this.local.write(key, made);
    return made;
  }
}
