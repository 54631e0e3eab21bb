import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Answers 415 to a body that is compressed, before anything reads it. Nobody who calls the engine compresses what they send,
 * and unpacking comes before anybody is known: a fault of a decoder would be open to everyone.
 */
export function refuseEncodedBodies(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  const encoding = request.headers['content-encoding']?.trim().toLowerCase() ?? '';
  if (encoding === '' || encoding === 'identity') next();
  else response.writeHead(415, { 'accept-encoding': 'identity', connection: 'close' }).end();
}
