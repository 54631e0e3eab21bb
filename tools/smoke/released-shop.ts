import type { Variables } from '#tools/environment';
import { siteRules } from '#tools/server/site-rules';

/** An answer of the shop. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Milliseconds within which an answer has to be there. */
const timeout = 15_000;

/** A shop that is online, and the configuration that it was built with. */
export class ReleasedShop {
  /** "/en-US" when the site is routed by language, else empty. */
  readonly prefix: string;
  private readonly answers = new Map<string, Promise<Answer>>();

  constructor(
    /** Without a last slash. */
    readonly origin: string,
    readonly variables: Variables,
  ) {
    this.prefix = siteRules(variables).prefix;
  }

  get isHttps(): boolean {
    return this.origin.startsWith('https:');
  }

  /** Asks for a path or an address of the shop, once for each, and follows no redirect. Rejects when no server answers. */
  ask(path: string): Promise<Answer> {
    const url = new URL(path, this.origin).href;
    const known = this.answers.get(url);
    if (known) return known;
    const answer = ask(url);
    this.answers.set(url, answer);
    return answer;
  }
}

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | URLSearchParams;
}

/** Asks for an address and follows no redirect. Rejects in one sentence when no server answers. */
export async function ask(url: string, { headers, ...more }: Asked = {}): Promise<Answer> {
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
      ...more,
      // Without this, Node asks for Brotli over HTTPS alone.
      headers: { 'accept-encoding': 'br, gzip', ...headers },
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    const { message, cause } = error as Error;
    throw new Error(`${url} does not answer: ${cause instanceof Error ? cause.message : message}.`, { cause: error });
  }
}
