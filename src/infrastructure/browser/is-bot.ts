const bots = /bot|crawl|spider|slurp|facebookexternalhit|preview/i;

/** True when the user agent names a bot. */
export function isBot(userAgent: string): boolean {
  return bots.test(userAgent);
}
