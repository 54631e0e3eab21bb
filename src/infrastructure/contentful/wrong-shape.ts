import { GatewayError } from '#src/application/ports/gateway-error';
import type { ContentEntry } from './content-entry';

/** What an editor needs to mend an entry: its content type, its id, the field, and what is wrong with it. */
export function wrongShape(entry: ContentEntry, field: string, problem: string): GatewayError {
  return new GatewayError({
    code: 'wrong_shape',
    message: `Content ${entry.type} "${entry.id}", field ${field}: ${problem}`,
  });
}
