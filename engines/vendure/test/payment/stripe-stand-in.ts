import Stripe from 'stripe';
import type { Notification } from '#src/payment-provider/hosted-payment';
import { stripeClient } from '#src/payment-provider/stripe-client';
import type { Answer, Call } from '#test/support/stand-in-server';
import { StandInServer } from '#test/support/stand-in-server';
import {
  expandedBy,
  isOffSession,
  refusalOfConfirmation,
  refusalOfEmail,
  refused,
  tooSmall,
  within,
} from './stripe-answers';
import { StripeBalanceStandIn } from './stripe-balance-stand-in';
import type { CardError } from './stripe-cards';
import { refusals, testCards } from './stripe-cards';
import type { Refund } from './stripe-returns';
import { shownDispute, shownRefund } from './stripe-returns';
import { StripeTaxStandIn } from './stripe-tax-stand-in';

interface Intent {
  readonly id: string;
  readonly params: URLSearchParams;
  status: Stripe.PaymentIntent.Status;
  readonly method: PaymentMethod;
  /** The parameters of its confirmation. */
  confirmation?: URLSearchParams;
  error?: CardError;
  /** Cents that were captured, where they are not all of it. */
  captured?: number;
}

interface PaymentMethod {
  readonly id: string;
  readonly number: string;
  customer: string | null;
  /** The wish of its payer: it is shown to them again only when they have said so. */
  readonly redisplay: 'always' | 'limited';
  expiry: { readonly month: number; readonly year: number };
}

/** The moment at which the bank releases an uncaptured reservation, in Stripe's seconds. */
export const CAPTURE_BEFORE = 1_900_000_000;

/** The moments at which all pages are opened and paid, in Stripe's seconds. */
const OPENED = 1_800_000_000;
export const PAID = OPENED + 600;

type DisputeEventType = Extract<Stripe.Event['type'], `charge.dispute.${string}`>;

/** An event as Stripe sends it. */
export type SignedEvent = Required<Notification>;

interface Session {
  readonly id: string;
  readonly params: URLSearchParams;
  /** Seconds, as Stripe counts. */
  readonly created: number;
  /** The ways to pay that its page offers. */
  readonly types: readonly string[];
  status: 'open' | 'complete' | 'expired';
  intent?: Intent;
  /** The card that a page of the mode `setup` has saved. */
  saved?: PaymentMethod;
}

/** Cents that Stripe charges at least (docs.stripe.com/currencies#minimum-and-maximum-charge-amounts). */
const LEAST = 50;

/** Characters of the name of a product. */
const LONGEST_NAME = 250;

/**
 * Stands in for the calls of Stripe that the shop makes, with its idempotency keys. It rejects the requests that
 * Stripe's published definition rejects; each rejection names its page of docs.stripe.com.
 */
export class StripeStandIn {
  readonly secret = 'whsec_test';
  readonly sessions: Session[] = [];
  readonly intents: Intent[] = [];
  readonly methods: PaymentMethod[] = [];
  readonly customers: { readonly id: string; readonly params: URLSearchParams }[] = [];
  readonly refunds: Refund[] = [];
  /** Versions of the API that calls named. */
  readonly versions = new Set<unknown>();
  /** Runs before the next page expires, as a payer who is faster. */
  beforeExpiry: () => void = () => undefined;
  /** Runs after money went back, before the refund or release is answered. */
  afterReturn: () => Promise<void> = () => Promise.resolve();
  /** Answers nothing, as a provider that is away. */
  isAway = false;
  /** The words in which it refuses to charge any card, because of the shop's account. */
  refusal: string | undefined;
  /** The ways to pay that pages offer from now on. */
  pageTypes: readonly string[] = ['card'];
  readonly tax = new StripeTaxStandIn();
  readonly balance = new StripeBalanceStandIn();
  /** The status of refunds that are made from now on. */
  refundStatus: Refund['status'] = 'succeeded';
  /** Seconds by which the next event comes after the payment. */
  private told = 0;
  private customersMade = 0;
  private readonly answers = new Map<string, { readonly body: string; readonly answer: Answer }>();
  readonly server = new StandInServer((call) => this.once(call));

  /** Makes a client that calls it. */
  client(): Stripe {
    return stripeClient('sk_test_1', this.server.url);
  }

  /** Sends the page as a payer does; `isKept` is their answer, if they are asked. */
  pay(id: string, number = '4242424242424242', isKept = false): void {
    const session = this.session(id);
    if (session.status !== 'open') throw new Error(`The page ${id} is ${session.status}.`);
    session.status = 'complete';
    const { params } = session;
    const isAsked = params.get('saved_payment_method_options[payment_method_save]') === 'enabled';
    const isAttached = params.get('payment_intent_data[setup_future_usage]') === 'off_session';
    const isWanted = params.get('mode') === 'setup' || (isAsked && isKept);
    const method: PaymentMethod = {
      id: `pm_${id}`,
      number,
      customer: isAttached || isWanted ? this.payerOf(params) : null,
      redisplay: isWanted ? 'always' : 'limited',
      expiry,
    };
    this.methods.push(method);
    if (params.get('mode') === 'setup') session.saved = method;
    else session.intent = this.addIntent({ id: `pi_${id}`, params, status: 'requires_capture', method });
  }

  /** Refunds a charged payment in the dashboard of Stripe. Returns the id of the refund. */
  refundInDashboard(sessionId: string, amount: number, status: Refund['status'] = 'succeeded'): string {
    const refund = { id: `re_${this.refunds.length + 1}`, intent: `pi_${sessionId}`, amount, status };
    this.refunds.push(refund);
    this.balance.refund(refund);
    return refund.id;
  }

  /** Has the bank of the buyer not accept a refund that was made, and tells of it. */
  failRefund(id: string, type: 'refund.failed' | 'charge.refund.updated' = 'refund.failed'): SignedEvent {
    const refund = found(this.refunds, id);
    refund.status = 'failed';
    this.balance.failedRefund(refund);
    return this.tell(type, { ...shownRefund(refund), failure_reason: 'lost_or_stolen_card' });
  }

  /** Captures a reserved payment in the dashboard of Stripe, or a part of it, and tells of it. */
  captureInDashboard(sessionId: string, amount?: number): SignedEvent {
    const { intent } = this.session(sessionId);
    if (intent?.status !== 'requires_capture') throw new Error(`Nothing is reserved by ${sessionId}.`);
    intent.status = 'succeeded';
    intent.captured = amount ?? amountOf(intent);
    this.balance.charge(intent.id, intent.captured);
    const charge = { ...shownCharge(intent), captured: true, amount_captured: intent.captured };
    return this.tell('charge.captured', charge satisfies Partial<Stripe.Charge>);
  }

  /** Tells of a dispute with the fields that Stripe gives it; it begins with the payment's first event. */
  dispute(type: DisputeEventType, sessionId: string, about: Partial<Stripe.Dispute> = {}): SignedEvent {
    return this.tell(type, shownDispute(sessionId, PAID, about));
  }

  /** Releases a reservation, as the dashboard of Stripe does, or the bank when its time is over. */
  releaseInDashboard(sessionId: string): void {
    const { intent } = this.session(sessionId);
    if (intent?.status !== 'requires_capture') throw new Error(`Nothing is reserved by ${sessionId}.`);
    intent.status = 'canceled';
  }

  /** Signs an event about the payment of a session, which may be unknown to Stripe. */
  event(secret: string, type: Stripe.Event['type'], sessionId: string, about: object = {}): SignedEvent {
    return this.tell(type, { id: `ch_${sessionId}`, payment_intent: `pi_${sessionId}`, ...about }, secret);
  }

  session(id: string): Session {
    return found(this.sessions, id);
  }

  intent(id: string): Intent {
    return found(this.intents, id);
  }

  /** Renews a card as its bank does, and tells of it. */
  renew(id: string, to: PaymentMethod['expiry']): SignedEvent {
    const method = found(this.methods, id);
    method.expiry = to;
    return this.tell('payment_method.automatically_updated', shownMethod(method));
  }

  tellOfSession(id: string): SignedEvent {
    return this.tell('checkout.session.completed', shown(this.session(id), new Set()));
  }

  tellOfDetached(id: string): SignedEvent {
    return this.tell('payment_method.detached', shownMethod(found(this.methods, id)));
  }

  private tell(type: string, object: object, secret = this.secret): SignedEvent {
    this.told += 1;
    const created = PAID + this.told;
    const payload = JSON.stringify({ id: `evt_${type}`, object: 'event', type, created, data: { object } });
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
    return { body: Buffer.from(payload), signature };
  }

  private once(call: Call): Answer | Promise<Answer> {
    const isOfTax = call.path.startsWith('/v1/tax/');
    if (this.isAway || (isOfTax && this.tax.isAway)) return refused(503, 'Stripe is away.');
    const key = call.headers['idempotency-key'];
    const known = typeof key === 'string' ? this.answers.get(key) : undefined;
    // Both: /api/idempotent_requests
    if (known && known.body !== call.body) return refused(400, 'Keys for idempotent requests can only be used once.');
    const answer = known ? { ...known.answer, headers: { 'idempotent-replayed': 'true' } } : this.answer(call);
    if (typeof key === 'string' && !known) this.answers.set(key, { body: call.body, answer });
    const returnsMoney = call.method === 'POST' && /\/(?:refunds|cancel)$/.test(call.path);
    return returnsMoney ? this.afterReturn().then(() => answer) : answer;
  }

  private answer({ method, path, headers, body }: Call): Answer {
    if (headers.authorization !== 'Bearer sk_test_1') return refused(401, 'Invalid API Key provided.');
    this.versions.add(headers['stripe-version']);
    const [, name = '', id = '', step = ''] =
      /^\/v1\/(checkout\/sessions|customers|payment_intents|payment_methods|refunds)(?:\/([^/?]+))?(?:\/(\w+))?/.exec(
        path,
      ) ?? [];
    const params = new URLSearchParams(method === 'GET' ? path.split('?')[1] : body);
    if (path.startsWith('/v1/balance_transactions')) return this.balance.answer(params);
    if (path.startsWith('/v1/tax/')) return this.tax.answer(path, params);
    if (method === 'GET' && id === '') return this.list(name, params);
    if (name === 'refunds') return this.refund(params);
    if (name === 'customers') return this.addCustomer(params);
    if (name === 'payment_methods') return step === 'attach' ? this.attach(id, params) : this.method(id, step);
    if (name === 'payment_intents') return id === '' ? this.createIntent(params) : this.changeIntent(id, step, params);
    if (method === 'POST' && id === '') return this.open(params);
    const session = this.sessions.find((one) => one.id === id);
    if (!session) return refused(404, `No such checkout.session: '${id}'`);
    return step === 'expire' ? this.expire(session) : { body: shown(session, expandedBy(params)) };
  }

  private addCustomer(params: URLSearchParams): Answer {
    const refusal = refusalOfEmail(params.get('email'));
    if (refusal) return refusal;
    return { body: { id: this.newCustomer(params), object: 'customer' } };
  }

  private newCustomer(params: URLSearchParams): string {
    this.customersMade += 1;
    const id = `cus_${this.customersMade}`;
    this.customers.push({ id, params });
    return id;
  }

  /** The customer of a page; one is made up at the end of it where it was asked for. */
  private payerOf(params: URLSearchParams): string | null {
    const isMadeUp = params.get('customer_creation') === 'always';
    return params.get('customer') ?? (isMadeUp ? this.newCustomer(new URLSearchParams()) : null);
  }

  private method(id: string, step: string): Answer {
    const method = this.methods.find((one) => one.id === id);
    if (!method) return refused(404, `No such PaymentMethod: '${id}'`);
    if (step === 'detach') {
      if (method.customer === null) return refused(400, 'The payment method is not attached to a customer.');
      method.customer = null;
    }
    return { body: shownMethod(method) };
  }

  /** Test cards have ids of their own, and each attachment makes another card of them (/testing#cards). */
  private attach(testCard: string, params: URLSearchParams): Answer {
    const number = testCards[testCard];
    const customer = this.customers.find(({ id }) => id === params.get('customer'));
    if (number === undefined || !customer) return refused(404, `No such PaymentMethod: '${testCard}'`);
    const id = `pm_${this.methods.length + 1}`;
    const method: PaymentMethod = { id, number, customer: customer.id, redisplay: 'limited', expiry };
    this.methods.push(method);
    return { body: shownMethod(method) };
  }

  private list(name: string, params: URLSearchParams): Answer {
    const intent = params.get('payment_intent');
    const data =
      name === 'refunds'
        ? this.refunds.filter((refund) => refund.intent === intent).map(shownRefund)
        : this.listSessions(params);
    return { body: { object: 'list', data, has_more: false } };
  }

  private listSessions(params: URLSearchParams): readonly object[] {
    const [intent, status, since] = ['payment_intent', 'status', 'created[gte]'].map((name) => params.get(name));
    return this.sessions
      .filter((session) => (intent ?? session.intent?.id) === session.intent?.id)
      .filter((session) => (status ?? session.status) === session.status && session.created >= Number(since ?? 0))
      .map((session) => shown(session, expandedBy(params, 'data.')));
  }

  private open(params: URLSearchParams): Answer {
    const customer = params.get('customer');
    if (customer !== null && this.customers.every(({ id }) => id !== customer))
      return refused(400, `No such customer: '${customer}'`);
    // /api/checkout/sessions/create#create_checkout_session-customer
    if (customer !== null && (params.has('customer_email') || params.has('customer_creation')))
      return refused(400, 'You may only specify one of these parameters: customer, customer_email.');
    const refusal = refusalOfEmail(params.get('customer_email'));
    if (refusal) return refusal;
    // /upgrades, 2018-10-31
    const name = params.get('line_items[0][price_data][product_data][name]');
    if (name !== null && (name === '' || name.length > LONGEST_NAME))
      return refused(400, `Invalid string: ${name.slice(0, 20)}…; must be at most ${LONGEST_NAME} characters`);
    const amount = params.get('line_items[0][price_data][unit_amount]');
    if (params.get('mode') === 'payment' && Number(amount) < LEAST) return tooSmall();
    const id = `cs_test_${this.sessions.length + 1}`;
    const session: Session = { id, params, created: OPENED, types: this.pageTypes, status: 'open' };
    this.sessions.push(session);
    return { body: shown(session, new Set()) };
  }

  private expire(session: Session): Answer {
    this.beforeExpiry();
    if (session.status !== 'open') return refused(400, `This session is ${session.status}.`);
    session.status = 'expired';
    return { body: shown(session, new Set()) };
  }

  private createIntent(params: URLSearchParams): Answer {
    if (params.has('off_session') || params.has('error_on_requires_action'))
      return refused(400, 'This parameter can only be used with a confirmation.');
    if (Number(params.get('amount')) < LEAST) return tooSmall();
    // /error-codes: the account may not charge yet, or not any more.
    if (this.refusal !== undefined) return refused(400, this.refusal);
    const method = this.methods.find(({ id }) => id === params.get('payment_method'));
    if (!method || method.customer === null || method.customer !== params.get('customer'))
      return refused(400, 'The payment method does not belong to this customer.');
    const id = `pi_${this.intents.length + 1}`;
    return { body: shownIntent(this.addIntent({ id, params, status: 'requires_confirmation', method }), new Set()) };
  }

  private addIntent(intent: Intent): Intent {
    this.intents.push(intent);
    return intent;
  }

  private changeIntent(id: string, step: string, params: URLSearchParams): Answer {
    const intent = this.intents.find((one) => one.id === id);
    if (!intent) return refused(404, `No such payment_intent: '${id}'`);
    if (step === 'confirm') return this.confirm(intent, params);
    if (step === 'capture') {
      if (intent.status !== 'requires_capture') return refused(400, `This PaymentIntent is ${intent.status}.`);
      intent.status = 'succeeded';
      this.balance.charge(intent.id, amountOf(intent));
    }
    if (step === 'cancel') {
      if (intent.status === 'succeeded' || intent.status === 'canceled')
        return refused(400, `This PaymentIntent is ${intent.status}.`);
      intent.status = 'canceled';
    }
    return { body: shownIntent(intent, expandedBy(params)) };
  }

  private confirm(intent: Intent, params: URLSearchParams): Answer {
    const { status, method } = intent;
    if (status !== 'requires_confirmation') return refused(400, `This PaymentIntent is ${status}.`);
    if (method.customer === null) return refused(400, 'The payment method is detached.');
    const refusal = refusalOfConfirmation(params);
    if (refusal) return refusal;
    intent.confirmation = params;
    const error = refusals[method.number];
    // A bank that may ask the owner does so; without them it is a decline (/payments/save-and-reuse#charge-saved-payment-method).
    if (error?.code === 'authentication_required' && !isOffSession(params)) intent.status = 'requires_action';
    else if (error) return this.decline(intent, error);
    else intent.status = 'requires_capture';
    return { body: shownIntent(intent, expandedBy(params)) };
  }

  private decline(intent: Intent, error: CardError): Answer {
    intent.status = 'requires_payment_method';
    intent.error = error;
    const message = 'The card was refused.';
    const shown = shownIntent(intent, new Set());
    return { status: 402, body: { error: { type: 'card_error', message, ...error, payment_intent: shown } } };
  }

  private refund(params: URLSearchParams): Answer {
    const intent = this.intents.find(({ id }) => id === params.get('payment_intent'));
    if (intent?.status !== 'succeeded') return refused(400, 'This payment has no successful charge.');
    const amount = Number(params.get('amount'));
    const given = this.refunds.filter((one) => one.intent === intent.id && one.status === 'succeeded');
    // /api/refunds/create#create_refund-amount
    if (given.reduce((sum, one) => sum + one.amount, amount) > amountOf(intent))
      return refused(400, 'Refund amount is greater than unrefunded amount on charge.');
    const refund = { id: `re_${this.refunds.length + 1}`, intent: intent.id, amount, status: this.refundStatus };
    this.refunds.push(refund);
    this.balance.refund(refund);
    return { body: shownRefund(refund) };
  }
}

const expiry = { month: 12, year: 2031 };

function found<Thing extends { readonly id: string }>(things: readonly Thing[], id: string): Thing {
  const thing = things.find((one) => one.id === id);
  if (!thing) throw new Error(`There is no ${id}.`);
  return thing;
}

function amountOf({ params }: Intent): number {
  return Number(params.get('amount') ?? params.get('line_items[0][price_data][unit_amount]'));
}

function shown({ id, params, created, types, status, intent, saved }: Session, expanded: ReadonlySet<string>): object {
  const setup = saved && shownSetup(id, saved, within(expanded, 'setup_intent'));
  const payment = intent && shownIntent(intent, within(expanded, 'payment_intent'));
  return {
    id,
    object: 'checkout.session',
    created,
    client_reference_id: params.get('client_reference_id'),
    mode: params.get('mode') as Stripe.Checkout.Session.Mode,
    metadata: keepingOf(params),
    payment_method_types: [...types],
    status,
    url: status === 'open' ? `https://checkout.stripe.test/${id}` : null,
    amount_total: Number(params.get('line_items[0][price_data][unit_amount]')),
    payment_intent: payment ? (expanded.has('payment_intent') ? payment : payment.id) : null,
    setup_intent: setup ? (expanded.has('setup_intent') ? setup : setup.id) : null,
  } satisfies Shown<Stripe.Checkout.Session, 'payment_intent' | 'setup_intent'>;
}

/** Some fields of an object of Stripe, checked by its own types, but for those that are objects of their own. */
type Shown<Thing, Objects extends keyof Thing> = Partial<Omit<Thing, Objects>> & Partial<Record<Objects, unknown>>;

function keepingOf(params: URLSearchParams): Record<string, string> {
  const keeping = params.get('metadata[keeping]');
  return keeping === null ? {} : { keeping };
}

function shownSetup(sessionId: string, saved: PaymentMethod, expanded: ReadonlySet<string>): { readonly id: string } {
  const object = {
    id: `seti_${sessionId}`,
    object: 'setup_intent',
    payment_method: expanded.has('payment_method') ? shownMethod(saved) : saved.id,
  } satisfies Shown<Stripe.SetupIntent, 'payment_method'>;
  return object;
}

function shownIntent(intent: Intent, expanded: ReadonlySet<string>): { readonly id: string } {
  const { id, status, method, error } = intent;
  const isTried = intent.confirmation !== undefined || status === 'requires_capture' || status === 'succeeded';
  const object = {
    id,
    object: 'payment_intent',
    amount: amountOf(intent),
    amount_received: status === 'succeeded' ? (intent.captured ?? amountOf(intent)) : 0,
    customer: intent.params.get('customer') ?? method.customer,
    status,
    // A card that was refused leaves its intent.
    payment_method:
      status === 'requires_payment_method' ? null : expanded.has('payment_method') ? shownMethod(method) : method.id,
    last_payment_error: error ?? null,
    // Null before the first attempt (/api/payment_intents/object#payment_intent_object-latest_charge).
    latest_charge: isTried ? (expanded.has('latest_charge') ? shownCharge(intent) : `ch_${id}`) : null,
  } satisfies Shown<Stripe.PaymentIntent, 'payment_method' | 'last_payment_error' | 'latest_charge'>;
  return object;
}

function shownCharge({ id, method }: Intent): object {
  return {
    id: `ch_${id}`,
    object: 'charge',
    created: PAID,
    refunded: false,
    payment_intent: id,
    payment_method_details: {
      card: {
        ...{ brand: 'visa', last4: method.number.slice(-4), capture_before: CAPTURE_BEFORE },
        fingerprint: `fingerprint of ${method.number}`,
      },
    },
  } satisfies Shown<Stripe.Charge, 'payment_method_details'>;
}

function shownMethod({ id, customer, number, redisplay, expiry: { month, year } }: PaymentMethod): object {
  const card = { brand: 'visa', last4: number.slice(-4), exp_month: month, exp_year: year };
  return {
    id,
    object: 'payment_method',
    customer,
    allow_redisplay: redisplay,
    card,
    billing_details: { name: 'Ada Example' },
  } satisfies Shown<Stripe.PaymentMethod, 'card' | 'billing_details'>;
}
