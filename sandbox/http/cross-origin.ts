import type { FastifyCorsOptions, FastifyCorsOptionsDelegateCallback } from '@fastify/cors';

const local = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Content is public; the content service sets its own CORS headers. */
const content = /^\/(spaces|media)\//;

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
      'Authorization',
      'X-Anonymous-Id',
      'X-Store-Slug',
      'Content-Type',
      'X-SDK-Client',
      'X-SDK-Parent-Host',
    ],
    maxAge: 600,
  };
  return (request, decide) => {
    decide(null, content.test(request.url) ? { origin: false } : shop);
  };
}
