import type { Stored } from '#src/application/ports/browser/stored';
import type { AnonymousId } from '#src/application/ports/tracking/anonymous-id';
import { randomId } from '#src/infrastructure/shared/random-id';
import { text } from './codecs';

const shape = /^[0-9a-f]{32}$/;
export const anonymousId = text((id) => (shape.test(id) ? id : undefined));

export class BrowserAnonymousId implements AnonymousId {
  constructor(private readonly stored: Stored<string>) {}

  read(): string {
    const stored = this.stored.read();
    if (stored !== undefined) return stored;
    const id = randomId();
    this.stored.write(id);
    return id;
  }

  forget(): void {
    this.stored.clear();
  }
}
