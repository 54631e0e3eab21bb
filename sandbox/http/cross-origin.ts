import type { FastifyCorsOptions, FastifyCorsOptionsDelegateCallback } from '@fastify/cors';
import type { FastifyRequest } from 'fastify';

const local = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Content is public; the content service sets its own CORS headers. */
const content = /^\/(spaces|media)\//;

/**
 * For the shop's people, for tests and for other back ends. Browsers ask before they send most of it, but not before they send
 * a form.
 */
const forStaff = /^\/(reviews|_control|hosted-(?:payments|customers|cards|setups)|mails)([/?]|$)/;

/** True when a page of another origin sends a change that only the sandbox's own pages may send. */
export function isForged({ method, url, protocol, host, headers: { origin } }: FastifyRequest): boolean {
  const isReading = method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
  return !isReading && forStaff.test(url) && origin !== undefined && origin !== `${protocol}://${host}`;
}

/** The storefront and localhost may call with credentials; the response names the exact origin, never `*`. */
export function crossOrigin(storefrontUrl: string): FastifyCorsOptionsDelegateCallback {
  const storefront = new URL(storefrontUrl).origin;
  const shop: FastifyCorsOptions = {
    origin: (origin, decide) => {
      decide(null, origin !== undefined && (origin === storefront || local.test(origin)) ? origin : false);
    },
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    allowedHeaders: [
      'X-Spree-Order-Token',
      'X-Addition-Token',
      'Authorization',
      'X-Anonymous-Id',
      'X-Store-Slug',
      'Idempotency-Key',
      'Content-Type',
      'X-SDK-Client',
      'X-SDK-Parent-Host',
    ],
    maxAge: 600,
  };
  return (request, decide) => {
    if (forStaff.test(request.url)) decide(null, { ...shop, origin: storefront });
    else decide(null, content.test(request.url) ? { origin: false } : shop);
  };
}
