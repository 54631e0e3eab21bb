import type { Connection } from '#src/application/ports/browser/connection';
import type { ConnectionFacts } from '#src/domain/content/prefetch';

/** Not in the compiler's library: not every browser tells. */
interface NavigatorWithConnection extends Navigator {
  readonly connection?: { readonly effectiveType?: string; readonly saveData?: boolean };
}

export class NavigatorConnection implements Connection {
  read(): ConnectionFacts {
    const { onLine, userAgent, connection } = navigator as NavigatorWithConnection;
    return {
      isOffline: !onLine,
      effectiveType: connection?.effectiveType,
      isSavingData: connection?.saveData,
      userAgent,
    };
  }
}
