import cors from 'cors';
import type { Request, RequestHandler, Response } from 'express';

/** Seconds for which a browser remembers that the storefront may call: browsers remember it for two hours at most. */
const maxAge = 7200;

/** Mailboxes post a form here without further fields (RFC 8058); the token in the path counts. */
const oneClick = /^\/mailing_lists\/links\/unsubscriptions\/[^/]+\/?$/;

const reading: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Lets the storefront's pages, and those of no other site, read answers. They identify themselves by headers: no cookie is taken, since
 * the only one that the engine sets belongs to an administrator.
 */
export function storefrontOnly(origin: string): RequestHandler {
  return cors({ origin: [origin], credentials: false, maxAge });
}

/** Answers 415 to a change that is not sent as JSON: a form of any other site could send it, and browsers would not ask before. */
export function refuseForms(request: Request, response: Response, next: () => void): void {
  const isRead = reading.includes(request.method) || oneClick.test(request.path);
  if (isRead || request.is('application/json')) next();
  else response.status(415).set('connection', 'close').json({ error: 'Send JSON.' });
}
