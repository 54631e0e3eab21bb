import { AsyncResource } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Bytes that a notification may have. */
const mostBytes = 262_144;

/** A request whose body was kept as it came, because its signature is over the bytes. */
export interface RawRequest extends IncomingMessage {
  rawBody?: Buffer;
}

/** Keeps the body of a request for its next reader; answers 413 to one that is too long. */
export function keepRawBody(request: RawRequest, response: ServerResponse, next: (error?: unknown) => void): void {
  const parts: Buffer[] = [];
  let length = 0;
  request.on('data', (part: Buffer) => {
    length += part.length;
    if (length <= mostBytes) parts.push(part);
  });
  // The connection calls when the body has ended, which knows no request: later calls belong to this one.
  request.on(
    'end',
    AsyncResource.bind(() => {
      if (length > mostBytes) response.writeHead(413).end();
      else {
        request.rawBody = Buffer.concat(parts);
        next();
      }
    }),
  );
  request.on('error', next);
}
