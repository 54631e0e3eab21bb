import type { Answer, Call } from './stand-in-server';
import { StandInServer } from './stand-in-server';

interface Payment {
  readonly id: string;
  readonly idempotencyKey: string;
  readonly reference: string;
  readonly amountCents: number;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  state: 'open' | 'paid' | 'captured' | 'void';
  card: { readonly brand: string; readonly lastDigits: string } | null;
  readonly refunds: Map<string, number>;
}

export interface OutboxMail {
  readonly idempotencyKey: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly links: readonly string[];
}

/** Stands in for what the engine asks of the sandbox: payments on its page, and its outbox. */
export class SandboxStandIn {
  readonly payments: Payment[] = [];
  /** Mails as they came in, each time anew. */
  readonly mails: OutboxMail[] = [];
  /** Fails the calls to paths that begin so, as a service that is away. */
  away: string | undefined;
  /** Mails whose sender waits for an answer that it does not get. */
  unanswered = 0;
  /** Leaves whoever sends a mail without an answer, and takes no mail. */
  isMailHeld = false;
  readonly server = new StandInServer((call) => this.answer(call));

  pay(id: string): void {
    const payment = this.payment(id);
    if (payment.state !== 'open') throw new Error(`The page ${id} is ${payment.state}.`);
    payment.state = 'paid';
    payment.card = { brand: 'visa', lastDigits: '1111' };
  }

  payment(id: string): Payment {
    const payment = this.payments.find((one) => one.id === id);
    if (!payment) throw new Error(`There is no payment ${id}.`);
    return payment;
  }

  mailsTo(address: string): readonly OutboxMail[] {
    return this.mails.filter(({ to }) => to === address);
  }

  private answer({ method, path, body }: Call): Answer | Promise<Answer> {
    if (this.away !== undefined && path.startsWith(this.away)) return { status: 503, body: {} };
    const sent = body === '' ? {} : (JSON.parse(body) as Record<string, unknown>);
    if (path === '/mails') {
      if (this.isMailHeld) return this.noAnswer();
      this.mails.push(sent as unknown as OutboxMail);
      return { status: 201, body: {} };
    }
    const [, id, step] = /^\/hosted-payments(?:\/([^/]+))?(?:\/(\w+))?$/.exec(path) ?? [];
    if (id === undefined) return this.open(sent as unknown as Payment);
    const payment = this.payments.find((one) => one.id === id);
    if (!payment) return { status: 404, body: {} };
    const isTaken = method === 'POST' ? this.take(payment, step, sent) : true;
    return isTaken ? { body: this.shown(payment) } : { status: 422, body: { state: payment.state } };
  }

  private noAnswer(): Promise<Answer> {
    this.unanswered += 1;
    return new Promise(() => undefined);
  }

  private open(asked: Payment): Answer {
    const known = this.payments.find(({ idempotencyKey }) => idempotencyKey === asked.idempotencyKey);
    if (known) return { body: this.shown(known) };
    const id = `hp_${Math.random().toString(36).slice(2)}`;
    const payment: Payment = { ...asked, id, state: 'open', card: null, refunds: new Map() };
    this.payments.push(payment);
    return { status: 201, body: this.shown(payment) };
  }

  /** False when the payment is in another state than the step needs. */
  private take(payment: Payment, step: string | undefined, sent: Record<string, unknown>): boolean {
    const { state } = payment;
    if (step === 'void') {
      if (state === 'captured') return false;
      payment.state = 'void';
    }
    if (step === 'capture') {
      if (state !== 'paid' && state !== 'captured') return false;
      payment.state = 'captured';
    }
    if (step === 'refunds') {
      if (state !== 'captured') return false;
      payment.refunds.set(String(sent['idempotencyKey']), Number(sent['amountCents']));
    }
    return true;
  }

  private shown({ id, amountCents, state, card }: Payment): object {
    return { id, url: `${this.server.url}/pay/${id}`, amountCents, state, card };
  }
}
