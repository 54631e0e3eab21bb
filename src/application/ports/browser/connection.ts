import { token } from '#src/application/ports/token';
import type { ConnectionFacts } from '#src/domain/content/prefetch';

export interface Connection {
  read(): ConnectionFacts;
}

export const Connection = token<Connection>('Connection');
