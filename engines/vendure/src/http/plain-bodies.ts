import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Answers 415 to a compressed body, before anything reads it. No client of the engine compresses, and unpacking comes before the
 * caller is known: a fault of a decoder would be open to everyone.
 */
export function refuseEncodedBodies(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  const encoding = request.headers['content-encoding']?.trim().toLowerCase() ?? '';
  if (encoding === '' || encoding === 'identity') next();
  else response.writeHead(415, { 'accept-encoding': 'identity', connection: 'close' }).end();
}
