import type { FastifyReply } from 'fastify';
import { type Page, renderPage } from './page';

export interface SendOptions {
  readonly status?: number;
  /** Other origins to which a form of the page may lead, also by a redirect. */
  readonly formOrigins?: readonly string[];
}

/** Sends a page that loads nothing from other origins, cannot be framed, and is not cached. */
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
