import type { SessionHint } from '#src/application/ports/identity/session-hint';
import type { InMemoryBrowser } from './in-memory-browser';

export class InMemorySessionHint implements SessionHint {
  constructor(private readonly browser: InMemoryBrowser) {}

  mayBeSignedIn(): boolean {
    return this.browser.remembered !== undefined;
  }
}
