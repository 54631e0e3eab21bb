import type {
  HostedPayment,
  Notification,
  PageRequest,
  PageState,
  PaidCard,
  PaymentPage,
  ProviderEvent,
} from './hosted-payment';
import { HostedPaymentError } from './hosted-payment';
import { listGoods } from './list-goods';
import { idIn, isSetup, paymentPath, SandboxCalls } from './sandbox-calls';

/** A card that paid. */
export interface SandboxPaidCard {
  readonly brand: string | null;
  readonly lastDigits: string;
  readonly fingerprint: string | null;
}

interface SandboxPage {
  readonly id: string;
  readonly url: string;
  readonly state: 'open' | 'paid' | 'captured' | 'cancelled' | 'void';
  readonly amountCents: number;
  readonly card: SandboxPaidCard | null;
  readonly usedCard: { readonly id: string; readonly customerId: string } | null;
}

const states = { open: 'open', paid: 'paid', captured: 'settled', cancelled: 'closed', void: 'closed' } as const;

/** The payment page of the sandbox, with its test cards. */
export class SandboxPayment implements HostedPayment {
  private readonly calls: SandboxCalls;

  constructor(
    sandboxUrl: string,
    /** Told of payments, beside the browser that returns. */
    private readonly notifyUrl?: string,
  ) {
    this.calls = new SandboxCalls(sandboxUrl);
  }

  async open({ key, orderNumber, goods, amount, keeping, ...request }: PageRequest): Promise<PaymentPage> {
    const { id, url } = await this.calls.post<SandboxPage>('/hosted-payments', {
      ...request,
      idempotencyKey: key,
      reference: orderNumber,
      goods: listGoods(goods),
      amountCents: amount,
      notifyUrl: this.notifyUrl,
      isReusable: true,
      ...(keeping ? { customerId: keeping.customer, keeping: keeping.choice } : {}),
    });
    return { sessionId: id, url };
  }

  async read(sessionId: string): Promise<PageState> {
    return stateOf(await this.calls.get(paymentPath(sessionId)));
  }

  async release(sessionId: string): Promise<PageState> {
    return stateOf(await this.calls.post(paymentPath(sessionId, '/void')));
  }

  async settle(sessionId: string): Promise<void> {
    await this.calls.post(paymentPath(sessionId, '/capture'));
  }

  async refund(sessionId: string, amount: number, key: string): Promise<string> {
    await this.calls.post(paymentPath(sessionId, '/refunds'), { amountCents: amount, idempotencyKey: key });
    return key;
  }

  /** The sandbox has no dashboard in which somebody could refund. */
  refundsOf(): Promise<readonly []> {
    return Promise.resolve([]);
  }

  /** The sandbox signs nothing and says nothing but an id: its reader asks for the payment itself. */
  hear({ body }: Notification): ProviderEvent | undefined {
    const id = idIn(body);
    return id === undefined || isSetup(id) ? undefined : { kind: 'paid', sessionId: id };
  }

  /** A session of the sandbox is its payment. */
  sessionOf(paymentId: string): Promise<string> {
    return Promise.resolve(paymentId);
  }

  paidSince(): Promise<never> {
    return Promise.reject(new HostedPaymentError('The sandbox lists no payments: only a real provider is asked.'));
  }
}

function paidCardOf({ brand, lastDigits, fingerprint }: SandboxPaidCard): PaidCard {
  return { lastDigits, ...(brand === null ? {} : { brand }), ...(fingerprint === null ? {} : { fingerprint }) };
}

function stateOf({ state, amountCents, card, usedCard }: SandboxPage): PageState {
  return {
    state: states[state],
    amount: amountCents,
    ...(usedCard ? { reusable: { id: usedCard.id, customer: usedCard.customerId } } : {}),
    ...(card ? { card: paidCardOf(card) } : {}),
  };
}
