import type { IncomingMessage, ServerResponse } from 'node:http';

/** Bytes that a body may have; the parser behind this has the same limit. */
const mostBytes = 102_400;

/** Answers 413 to a body that says to be too long, before it is read. The parser would refuse it as well, and log a failure. */
export function refuseLongBodies(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  if (Number(request.headers['content-length'] ?? 0) <= mostBytes) next();
  else response.writeHead(413, { connection: 'close' }).end();
}
