import { EventEmitter } from 'node:events';
import type { Answer, Call } from './stand-in-server';
import { StandInServer } from './stand-in-server';

interface Card {
  readonly id: string;
  readonly customerId: string;
  readonly number: string;
  isDetached: boolean;
}

interface Setup {
  readonly id: string;
  readonly idempotencyKey: string;
  readonly customerId: string;
  state: 'open' | 'saved';
  keptCard: Card | null;
}

interface Payment {
  readonly id: string;
  readonly idempotencyKey: string;
  readonly reference: string;
  readonly goods?: string;
  readonly amountCents: number;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  readonly customerId?: string;
  readonly keeping?: 'asked' | 'always';
  /** Its card may be charged again, whether it is kept or not. */
  readonly isReusable?: boolean;
  /** Charged without a page. */
  readonly cardId?: string;
  state: 'open' | 'paid' | 'captured' | 'void' | 'declined';
  decline: string | null;
  keptCard: Card | null;
  usedCard: Card | null;
  card: ReturnType<typeof cardShown> | null;
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

interface HeldRead {
  readonly ask: () => void;
  readonly isLetGo: Promise<void>;
}

/** Test cards of the sandbox that pay on its page, and their bank's response to a later charge. */
const declines: Readonly<Record<string, string>> = {
  '4000000000000341': 'try-again-later',
  '4000000000000119': 'do-not-try-again',
  '4000002760003184': 'authentication',
};

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="6"><rect width="4" height="6"/></svg>';

/** Stands in for the sandbox's calls that the engine makes: payments on its page, saved cards, outbox, and pictures. */
export class SandboxStandIn {
  readonly payments: Payment[] = [];
  readonly setups: Setup[] = [];
  readonly cards: Card[] = [];
  /** Says of every kept card that its last month is over. */
  areCardsExpired = false;
  /** Answers no confirmation of a charge, as a bank that is away. */
  isBankAway = false;
  /** Takes no money that is reserved, as a provider that is away. */
  isCaptureAway = false;
  /** Tells of calls about charges without a page: that one was made, or confirmed, before anybody is answered. */
  readonly charges = new EventEmitter<{ readonly made: []; readonly confirmed: [] }>();
  private readonly customers = new Map<string, string>();
  /** Mails as they came in, each time anew. */
  readonly mails: OutboxMail[] = [];
  /** Fails the calls to paths that begin so, as a service that is away. */
  away: string | undefined;
  /** Mails whose sender waits for an answer that it does not get. */
  unanswered = 0;
  /** Leaves the sender of a mail without an answer, and takes no mail. */
  isMailHeld = false;
  private readonly held: HeldRead[] = [];
  readonly server = new StandInServer((call) => this.answer(call));

  /** Keeps the next answer about a payment, as it is when it is asked for, until it is let go. */
  holdNextRead(): { readonly isAsked: Promise<void>; letGo(): void } {
    let [ask, letGo] = [(): void => undefined, (): void => undefined];
    const isAsked = new Promise<void>((resolve) => (ask = resolve));
    const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
    this.held.push({ ask, isLetGo });
    return { isAsked, letGo };
  }

  /** Pays as a payer does; `isKept` is their answer, if the page asks whether to keep the card. */
  pay(id: string, number = '4111111111111111', isKept = false): void {
    const payment = this.payment(id);
    if (payment.state !== 'open' || payment.cardId !== undefined)
      throw new Error(`The page ${id} is ${payment.state}.`);
    payment.state = 'paid';
    payment.card = cardShown(number);
    const { customerId, keeping, isReusable } = payment;
    const isWanted = customerId !== undefined && (keeping === 'always' || isKept);
    if (!isWanted && isReusable !== true) return;
    const used = this.keep(customerId ?? `hu_of_${id}`, number);
    if (isWanted) payment.keptCard = used;
    if (isReusable === true) payment.usedCard = used;
  }

  /** Saves a card on its page, as a customer does. */
  save(id: string, number = '4111111111111111'): void {
    const setup = this.setups.find((one) => one.id === id);
    if (setup?.state !== 'open') throw new Error(`The page ${id} is ${setup?.state ?? 'unknown'}.`);
    setup.state = 'saved';
    setup.keptCard = this.keep(setup.customerId, number);
  }

  /** Lists the states of all charges of an order that were made without a page. */
  chargesOf(orderNumber: string): readonly Payment['state'][] {
    return this.payments
      .filter(({ reference, cardId }) => reference === orderNumber && cardId !== undefined)
      .map(({ state }) => state);
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
    if (path.startsWith('/media/')) return { text: PICTURE, type: 'image/svg+xml' };
    const page = /^\/save-card\/(.+)$/.exec(path)?.[1];
    if (page !== undefined) return this.submit(page, body);
    const sent = body === '' ? {} : (JSON.parse(body) as Record<string, unknown>);
    if (path === '/mails') {
      if (this.isMailHeld) return this.noAnswer();
      this.mails.push(sent as unknown as OutboxMail);
      return { status: 201, body: {} };
    }
    const [, kind, id, step] = /^\/hosted-(\w+)(?:\/([^/]+))?(?:\/(\w+))?$/.exec(path) ?? [];
    if (kind === 'customers') return this.addCustomer(String(sent['idempotencyKey']));
    if (kind === 'setups') return this.setup(id, sent as unknown as Setup);
    if (kind === 'cards') return this.detach(id);
    if (id === undefined) return this.open(sent as unknown as Payment);
    const payment = this.payments.find((one) => one.id === id);
    if (!payment) return { status: 404, body: {} };
    if (step === 'capture' && this.isCaptureAway) return { status: 503, body: {} };
    if (step === 'confirm' && this.isBankAway) return { status: 503, body: {} };
    const isTaken = method === 'POST' ? this.take(payment, step, sent) : true;
    const held = method === 'GET' ? this.held.shift() : undefined;
    if (held) return this.keptAnswer(held, this.shown(payment));
    return isTaken ? { body: this.shown(payment) } : { status: 422, body: { state: payment.state } };
  }

  /** Takes the form of a page that saves a card. */
  private submit(id: string, form: string): Answer {
    this.save(id, new URLSearchParams(form).get('number') ?? '');
    return { status: 303, body: {} };
  }

  private async keptAnswer({ ask, isLetGo }: HeldRead, body: object): Promise<Answer> {
    ask();
    await isLetGo;
    return { body };
  }

  private noAnswer(): Promise<Answer> {
    this.unanswered += 1;
    return new Promise(() => undefined);
  }

  private open(asked: Payment): Answer {
    const known = this.payments.find(({ idempotencyKey }) => idempotencyKey === asked.idempotencyKey);
    if (known) return known.amountCents === asked.amountCents ? { body: this.shown(known) } : { status: 422, body: {} };
    if (asked.cardId !== undefined && !this.chargeable(asked)) return { status: 422, body: { cardId: asked.cardId } };
    const unpaid = { state: 'open', card: null, keptCard: null, usedCard: null, decline: null } as const;
    const payment: Payment = { ...asked, ...unpaid, id: `hp_${random()}`, refunds: new Map() };
    this.payments.push(payment);
    if (asked.cardId !== undefined) this.charges.emit('made');
    return { status: 201, body: this.shown(payment) };
  }

  /** False when the payment is in another state than the step needs. */
  private take(payment: Payment, step: string | undefined, sent: Record<string, unknown>): boolean {
    const { state } = payment;
    if (step === 'confirm') return this.confirm(payment, sent['ownerIsThere'] === true);
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

  /** Charges once; a repeated call returns the same outcome. */
  private confirm(payment: Payment, ownerIsThere: boolean): boolean {
    if (payment.state !== 'open') return payment.state !== 'void';
    const card = this.chargeable(payment);
    if (!card) return false;
    const decline = this.areCardsExpired ? 'expired' : declines[card.number];
    const isDeclined = decline !== undefined && !(decline === 'try-again-later' && ownerIsThere);
    payment.state = isDeclined ? 'declined' : 'paid';
    if (isDeclined) payment.decline = decline;
    else payment.card = cardShown(card.number);
    this.charges.emit('confirmed');
    return true;
  }

  private chargeable({ cardId, customerId }: Payment): Card | undefined {
    return this.cards.find((card) => card.id === cardId && card.customerId === customerId && !card.isDetached);
  }

  private keep(customerId: string, number: string): Card {
    const card = { id: `hc_${random()}`, customerId, number, isDetached: false };
    this.cards.push(card);
    return card;
  }

  private addCustomer(key: string): Answer {
    const id = this.customers.get(key) ?? `hu_${random()}`;
    this.customers.set(key, id);
    return { status: 201, body: { id } };
  }

  private setup(id: string | undefined, asked: Setup): Answer {
    const known = this.setups.find((one) => one.id === id || one.idempotencyKey === asked.idempotencyKey);
    if (!known && id !== undefined) return { status: 404, body: {} };
    const setup: Setup = known ?? { ...asked, id: `hs_${random()}`, state: 'open', keptCard: null };
    if (!known) this.setups.push(setup);
    const { state, keptCard } = setup;
    return { body: { id: setup.id, url: `${this.server.url}/save-card/${setup.id}`, state, keptCard: kept(keptCard) } };
  }

  private detach(id: string | undefined): Answer {
    const card = this.cards.find((one) => one.id === id);
    if (!card) return { status: 404, body: {} };
    card.isDetached = true;
    return { body: { id } };
  }

  private shown({ id, amountCents, state, card, keptCard, usedCard, decline }: Payment): object {
    return {
      id,
      url: `${this.server.url}/pay/${id}`,
      amountCents,
      state,
      card,
      keptCard: kept(keptCard),
      usedCard: usedCard && !usedCard.isDetached ? { id: usedCard.id, customerId: usedCard.customerId } : null,
      decline,
    };
  }
}

function random(): string {
  return Math.random().toString(36).slice(2);
}

function cardShown(number: string) {
  return { brand: 'visa', lastDigits: number.slice(-4), fingerprint: `fingerprint of ${number}` };
}

function kept(card: Card | null): object | null {
  if (!card || card.isDetached) return null;
  return { id: card.id, ...cardShown(card.number), month: '12', year: '2031', holder: 'Ada Example' };
}
