import type { FastifyCorsOptions } from '@fastify/cors';

const local = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Browsers of the storefront and of this machine may call, with credentials; the exact origin is echoed, never a star. */
export function crossOrigin(storefrontUrl: string): FastifyCorsOptions {
  const storefront = new URL(storefrontUrl).origin;
  return {
    origin: (origin, decide) => {
      decide(null, origin !== undefined && (origin === storefront || local.test(origin)) ? origin : false);
    },
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    allowedHeaders: [
      'X-Spree-Order-Token', 'Authorization', 'X-Anonymous-Id', 'X-Store-Slug', 'Content-Type', 'X-SDK-Client', 'X-SDK-Parent-Host',
    ],
    maxAge: 600,
  };
}
