import { token } from '#src/application/ports/token';
import type { ConnectionFacts } from '#src/domain/content/prefetch';

/** The current network connection of this browser. */
export interface Connection {
  read(): ConnectionFacts;
}

export const Connection = token<Connection>('Connection');
