import Stripe from 'stripe';

/** The version of Stripe's API that the shop was written for. The package's types allow no other: a newer one is moved to on purpose. */
export const stripeVersion = '2026-10-28.endive';

/**
 * Stripe's default is three calls of 80 seconds each: it would lock an order for minutes and occupy one of the calls
 * that a server runs concurrently. Shoppers wait fifteen seconds. A call that timed out is looked up by its key.
 */
const patience = { timeout: 20_000, maxNetworkRetries: 1 };

/** Makes the shop's client of Stripe; `url` leads to a stand-in. */
export function stripeClient(secretKey: string, url?: string): Stripe {
  return new Stripe(secretKey, {
    apiVersion: stripeVersion,
    ...patience,
    ...(url === undefined ? {} : addressOf(url)),
  });
}

function addressOf(url: string): { readonly protocol: 'http' | 'https'; readonly host: string; readonly port: string } {
  const { protocol, hostname, port } = new URL(url);
  return { protocol: protocol === 'http:' ? 'http' : 'https', host: hostname, port };
}
