import type { Connection } from '#src/application/ports/browser/connection';
import type { ConnectionFacts } from '#src/domain/content/prefetch';

/** A good line, unless a test says otherwise. */
export class AdjustableConnection implements Connection {
  facts: ConnectionFacts = { isOffline: false, effectiveType: '4g', isSavingData: false, userAgent: 'A browser' };

  read(): ConnectionFacts {
    return this.facts;
  }
}
