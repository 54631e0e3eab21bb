const bots = /bot|crawl|spider|slurp|facebookexternalhit|preview/i;

export function isBot(userAgent: string): boolean {
  return bots.test(userAgent);
}
