import type { FastifyReply } from 'fastify';
import { type Page, renderPage } from './page';

export interface SendOptions {
  readonly status?: number;
  /** Origins beside the sandbox's own to which a form of the page may lead, also by a redirect. */
  readonly formOrigins?: readonly string[];
}

/** Sends a page that loads nothing from elsewhere, cannot be framed, and is kept by no cache. */
export function sendPage(
  reply: FastifyReply,
  page: Page,
  { status = 200, formOrigins = [] }: SendOptions = {},
): FastifyReply {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    'img-src data:',
    "frame-src 'self'",
    `form-action ${["'self'", ...formOrigins].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return reply
    .code(status)
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'same-origin')
    .header('x-content-type-options', 'nosniff')
    .type('text/html; charset=utf-8')
    .send(renderPage(page));
}
