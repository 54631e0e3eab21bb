const bots = /bot|crawl|spider|slurp|facebookexternalhit|preview/i;

/** Whether a program reads the page for somebody else, as far as it says so. */
export function isBot(userAgent: string): boolean {
  return bots.test(userAgent);
}
