import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Milliseconds after which it answers about money. */
const bankTakes = 50;

/** Begins the ids of cards that are declined, and may be tried again. */
export const decliningCards = 'declines-';

/** A payment on a page or of a kept card, as the sandbox keeps it. */
export interface BankPayment {
  readonly id: string;
  readonly idempotencyKey: string;
  /** The number of the order. */
  readonly reference: string;
  readonly amountCents: number;
  readonly cardId?: string;
  state: 'open' | 'paid' | 'captured' | 'void' | 'declined';
}

export interface SentMail {
  readonly idempotencyKey: string;
  readonly to: string;
  readonly subject: string;
}

interface Answer {
  readonly status: number;
  readonly body: object;
}

const cardOfPages = { brand: 'visa', lastDigits: '1111' };

/**
 * Stands in for the sandbox as a bank and as an outbox: pages that are paid by sending their form, charges of kept cards that are
 * made once for each key and confirmed once. It answers as slowly as a bank does, and counts its requests.
 */
export class Bank {
  readonly payments: BankPayment[] = [];
  readonly mails: SentMail[] = [];
  /** Counts mails whose worker was killed after they were out, and before it could note it. */
  mailsSentAgain = 0;
  private readonly byKey = new Map<string, BankPayment>();
  private readonly byId = new Map<string, BankPayment>();
  private readonly server = createServer((request, response) => void this.receive(request, response));

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  start(): Promise<void> {
    return new Promise((resolve) => {
      this.server.listen(0, '127.0.0.1', resolve);
    });
  }

  stop(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => resolve());
      this.server.closeAllConnections();
    });
  }

  private async receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { method = '', url = '' } = request;
    const { status, body } = await this.answer(method, url, Buffer.concat(parts).toString());
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }

  private async answer(method: string, url: string, sent: string): Promise<Answer> {
    if (url === '/mails') {
      this.receiveMail(JSON.parse(sent) as SentMail);
      return { status: 201, body: {} };
    }
    const [, place, id, step] = /^\/(pay|hosted-payments)(?:\/([^/]+))?(?:\/(\w+))?$/.exec(url) ?? [];
    await new Promise((resolve) => setTimeout(resolve, bankTakes));
    if (id === undefined) return { status: 201, body: this.shown(this.open(JSON.parse(sent) as BankPayment)) };
    const payment = this.byId.get(id);
    if (!payment) return { status: 404, body: {} };
    if (place === 'pay') {
      payment.state = 'paid';
      return { status: 303, body: {} };
    }
    const isTaken = method === 'GET' || take(payment, step);
    return { status: isTaken ? 200 : 422, body: this.shown(payment) };
  }

  /** Shows a mail once that comes again with its key, as mailboxes do. */
  private receiveMail(mail: SentMail): void {
    const isKnown = this.mails.some(({ idempotencyKey }) => idempotencyKey === mail.idempotencyKey);
    if (isKnown) this.mailsSentAgain += 1;
    else this.mails.push(mail);
  }

  private open(asked: BankPayment): BankPayment {
    const known = this.byKey.get(asked.idempotencyKey);
    if (known) return known;
    const payment: BankPayment = { ...asked, id: `hp_${randomUUID()}`, state: 'open' };
    this.payments.push(payment);
    this.byKey.set(payment.idempotencyKey, payment);
    this.byId.set(payment.id, payment);
    return payment;
  }

  private shown({ id, amountCents, state, cardId }: BankPayment): object {
    const card = cardId === undefined && state !== 'open' ? cardOfPages : null;
    const decline = state === 'declined' ? 'try-again-later' : null;
    return { id, url: `${this.url}/pay/${id}`, amountCents, state, card, keptCard: null, decline };
  }
}

/** False when the payment is in another state than the step needs. */
function take(payment: BankPayment, step: string | undefined): boolean {
  const { state, cardId } = payment;
  if (step === 'confirm' && state === 'open')
    payment.state = cardId?.startsWith(decliningCards) === true ? 'declined' : 'paid';
  if (step === 'confirm') return state !== 'void';
  if (step === 'void' && state !== 'captured') payment.state = 'void';
  if (step === 'void') return state !== 'captured';
  if (step !== 'capture' || (state !== 'paid' && state !== 'captured')) return false;
  payment.state = 'captured';
  return true;
}
