import type { BrowserContext, Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { storefrontUrl } from './back-end';

const sessionCookies = ['stytch_session', 'stytch_session_jwt'];

/**
 * Watches the places where others could read tokens: addresses, history, console and logger, storage, and calls to other sites.
 */
export class Secrets {
  private readonly heard: string[] = [];

  constructor(private readonly context: BrowserContext) {
    // The logger writes to the console.
    context.on('console', (message) => this.heard.push(`console: ${message.text()}`));
    context.on('weberror', (error) => this.heard.push(`page error: ${error.error().message}`));
    context.on('request', (request) => this.noteReferrer(request));
  }

  /** Fails when the tokens of the session, or the given ones, are anywhere outside of the provider's cookies. */
  async areKept(...given: readonly string[]): Promise<void> {
    const cookies = await this.context.cookies(storefrontUrl);
    const tokens = [...given, ...cookies.filter(({ name }) => sessionCookies.includes(name)).map(({ value }) => value)];
    expect(
      tokens.filter((token) => token.length < 6),
      'secrets too short to look for',
    ).toEqual([]);
    const places = [...this.heard, ...(await Promise.all(this.context.pages().map(readPlaces))).flat()];
    expect(places.filter((place) => tokens.some((token) => mentions(place, token)))).toEqual([]);
  }

  /** Fails when a token that this browser stores is in an address, a history, a log, or a call to another site. */
  async isInNoAddress(token: string): Promise<void> {
    const places = [...this.heard, ...(await Promise.all(this.context.pages().map(readPlaces))).flat()];
    expect(places.filter((place) => !place.startsWith('stored ') && mentions(place, token))).toEqual([]);
  }

  private noteReferrer(request: Request): void {
    const isOurs = request.url().startsWith(`${storefrontUrl}/`);
    if (!isOurs) this.heard.push(`request: ${request.url()} from ${request.headers()['referer'] ?? ''}`);
  }
}

function mentions(place: string, token: string): boolean {
  return place.includes(token) || place.includes(encodeURIComponent(token));
}

async function readPlaces(page: Page): Promise<readonly string[]> {
  const entries = await page.evaluate(() => navigation.entries().map(({ url }) => url));
  const stored = await page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) =>
      Object.entries(storage).map(([key, value]) => `stored ${key}: ${String(value)}`),
    ),
  );
  const said = await page.evaluate(
    () => `state: ${JSON.stringify(history.state)}, title: ${document.title}, from: ${document.referrer}`,
  );
  return [page.url(), said, ...entries.map((url) => `history: ${url}`), ...stored];
}
