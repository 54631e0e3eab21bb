import type { HostedPayment, Notification, PageRequest, PageState, PaymentPage } from './hosted-payment';
import { HostedPaymentError } from './hosted-payment';

/** Milliseconds within which the sandbox has to answer. */
const PATIENCE = 10_000;

interface SandboxPage {
  readonly id: string;
  readonly url: string;
  readonly state: 'open' | 'paid' | 'captured' | 'cancelled' | 'void';
  readonly amountCents: number;
  readonly card: { readonly brand: string | null; readonly lastDigits: string } | null;
}

const states = { open: 'open', paid: 'paid', captured: 'settled', cancelled: 'closed', void: 'closed' } as const;

/** The payment page of the sandbox, with its test cards. */
export class SandboxPayment implements HostedPayment {
  constructor(
    private readonly sandboxUrl: string,
    /** Told of payments, beside the browser that returns. */
    private readonly notifyUrl?: string,
  ) {}

  async open({ key, orderNumber, amount, ...request }: PageRequest): Promise<PaymentPage> {
    const { id, url } = await this.call('POST', '', {
      ...request,
      idempotencyKey: key,
      reference: orderNumber,
      amountCents: amount,
      notifyUrl: this.notifyUrl,
    });
    return { sessionId: id, url };
  }

  async read(sessionId: string): Promise<PageState> {
    return stateOf(await this.call('GET', pathOf(sessionId)));
  }

  async release(sessionId: string): Promise<PageState> {
    return stateOf(await this.call('POST', `${pathOf(sessionId)}/void`));
  }

  async settle(sessionId: string): Promise<void> {
    await this.call('POST', `${pathOf(sessionId)}/capture`);
  }

  async refund(sessionId: string, amount: number, key: string): Promise<string> {
    await this.call('POST', `${pathOf(sessionId)}/refunds`, { amountCents: amount, idempotencyKey: key });
    return key;
  }

  /** The sandbox signs nothing and says nothing but an id: whoever reads it asks for the payment itself. */
  sessionOf({ body }: Notification): string | undefined {
    const { id } = JSON.parse(body.toString('utf8')) as { readonly id?: unknown };
    return typeof id === 'string' ? id : undefined;
  }

  private async call(method: string, path: string, body?: unknown): Promise<SandboxPage> {
    const response = await fetch(`${this.sandboxUrl}/hosted-payments${path}`, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (!response.ok) throw new HostedPaymentError(`The sandbox answers ${response.status}: ${await response.text()}`);
    return (await response.json()) as SandboxPage;
  }
}

function pathOf(sessionId: string): string {
  return `/${encodeURIComponent(sessionId)}`;
}

function stateOf({ state, amountCents, card }: SandboxPage): PageState {
  return {
    state: states[state],
    amount: amountCents,
    ...(card ? { card: { lastDigits: card.lastDigits, ...(card.brand === null ? {} : { brand: card.brand }) } } : {}),
  };
}
