import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

const requests = new AsyncLocalStorage<string>();

/** An id as the storefront and proxies make them up: a UUID, with or without hyphens. Any other text would be a stranger's in the log. */
const form = /^[\da-f]{8}(?:-?[\da-f]{4}){3}-?[\da-f]{12}$/;

/** Names a request by the id that it brings as `X-Request-Id`, or by a new one, for all that is done for it. Its answer says which. */
export function nameRequest(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  const { 'x-request-id': given } = request.headers;
  const id = typeof given === 'string' && form.test(given) ? given : randomBytes(16).toString('hex');
  response.setHeader('X-Request-Id', id);
  requests.run(id, next);
}

/** Does something in the name of another request, or of none. */
export function withRequestId(id: string | undefined, work: () => void): void {
  if (id === undefined) requests.exit(work);
  else requests.run(id, work);
}

/** Returns the id of the request that is answered; undefined outside of a request, such as in a job. */
export function currentRequestId(): string | undefined {
  return requests.getStore();
}
