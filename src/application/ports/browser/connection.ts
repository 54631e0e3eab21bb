import type { ConnectionFacts } from '#src/domain/content/prefetch';

/** How this browser is connected at the moment. */
export interface Connection {
  read(): ConnectionFacts;
}
