import { HostedPaymentError } from './hosted-payment';

/** Milliseconds within which the sandbox has to answer. */
const timeout = 10_000;

/** Calls the sandbox as a payment provider. */
export class SandboxCalls {
  constructor(private readonly sandboxUrl: string) {}

  get<Answer>(path: string): Promise<Answer> {
    return this.send(path, { method: 'GET' });
  }

  post<Answer>(path: string, body?: unknown): Promise<Answer> {
    if (body === undefined) return this.send(path, { method: 'POST' });
    return this.send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  private async send<Answer>(path: string, request: RequestInit): Promise<Answer> {
    const response = await fetch(`${this.sandboxUrl}${path}`, { ...request, signal: AbortSignal.timeout(timeout) });
    if (response.status >= 500) throw new Error(`The sandbox is away: it answers ${response.status}.`);
    if (!response.ok) throw new HostedPaymentError(`The sandbox answers ${response.status}: ${await response.text()}`);
    return (await response.json()) as Answer;
  }
}

/** The address of a payment, which the page or a kept card pays. */
export function paymentPath(id: string, step = ''): string {
  return `/hosted-payments/${encodeURIComponent(id)}${step}`;
}

/** Begins the id of every page that saves a card without an order. */
const setupPrefix = 'hs_';

export function isSetup(sessionId: string): boolean {
  return sessionId.startsWith(setupPrefix);
}

/**
 * Reads the id of a notification of the sandbox, which is unsigned and has no other content: the reader asks the
 * sandbox itself for the state.
 */
export function idIn(body: Buffer): string | undefined {
  const { id } = JSON.parse(body.toString('utf8')) as { readonly id?: unknown };
  return typeof id === 'string' ? id : undefined;
}
