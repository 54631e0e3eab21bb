import type { Answer, Call } from '#test/support/stand-in-server';
import { StandInServer } from '#test/support/stand-in-server';

interface Intent {
  readonly id: string;
  status: 'requires_capture' | 'succeeded' | 'canceled';
}

interface Session {
  readonly id: string;
  readonly params: URLSearchParams;
  status: 'open' | 'complete' | 'expired';
  intent?: Intent;
}

interface Refund {
  readonly id: string;
  readonly intent: string;
  readonly amount: number;
}

/** Stands in for the calls of Stripe that the shop makes, with its idempotency keys. */
export class StripeStandIn {
  readonly sessions: Session[] = [];
  readonly refunds: Refund[] = [];
  /** Runs before the next page expires, as a payer who is faster. */
  beforeExpiry: () => void = () => undefined;
  private readonly answers = new Map<string, { readonly body: string; readonly answer: Answer }>();
  readonly server = new StandInServer((call) => this.once(call));

  pay(id: string): void {
    const session = this.session(id);
    if (session.status !== 'open') throw new Error(`The page ${id} is ${session.status}.`);
    session.status = 'complete';
    session.intent = { id: `pi_${id}`, status: 'requires_capture' };
  }

  session(id: string): Session {
    const session = this.sessions.find((one) => one.id === id);
    if (!session) throw new Error(`There is no session ${id}.`);
    return session;
  }

  private once(call: Call): Answer {
    const key = call.headers['idempotency-key'];
    const known = typeof key === 'string' ? this.answers.get(key) : undefined;
    if (known && known.body !== call.body) return refused(400, 'Keys for idempotent requests can only be used once.');
    const answer = known?.answer ?? this.answer(call);
    if (typeof key === 'string') this.answers.set(key, { body: call.body, answer });
    return answer;
  }

  private answer({ method, path, headers, body }: Call): Answer {
    if (headers.authorization !== 'Bearer sk_test_1') return refused(401, 'Invalid API Key provided.');
    const [, name = '', id = '', step = ''] =
      /^\/v1\/(checkout\/sessions|payment_intents|refunds)(?:\/([^/?]+))?(?:\/(\w+))?/.exec(path) ?? [];
    const params = new URLSearchParams(body);
    if (name === 'refunds') return this.refund(params);
    if (name === 'payment_intents') return this.changeIntent(id, step);
    if (method === 'POST' && id === '') return this.open(params);
    const session = this.sessions.find((one) => one.id === id);
    if (!session) return refused(404, `No such checkout.session: '${id}'`);
    return step === 'expire' ? this.expire(session) : { body: shown(session) };
  }

  private open(params: URLSearchParams): Answer {
    const session: Session = { id: `cs_test_${this.sessions.length + 1}`, params, status: 'open' };
    this.sessions.push(session);
    return { body: shown(session) };
  }

  private expire(session: Session): Answer {
    this.beforeExpiry();
    if (session.status !== 'open') return refused(400, `This session is ${session.status}.`);
    session.status = 'expired';
    return { body: shown(session) };
  }

  private changeIntent(id: string, step: string): Answer {
    const intent = this.sessions.find((one) => one.intent?.id === id)?.intent;
    if (intent?.status !== 'requires_capture')
      return refused(400, `This PaymentIntent is ${intent?.status ?? 'unknown'}.`);
    intent.status = step === 'capture' ? 'succeeded' : 'canceled';
    return { body: intent };
  }

  private refund(params: URLSearchParams): Answer {
    const session = this.sessions.find((one) => one.intent?.id === params.get('payment_intent'));
    if (session?.intent?.status !== 'succeeded') return refused(400, 'This payment has no successful charge.');
    const refund = {
      id: `re_${this.refunds.length + 1}`,
      intent: session.intent.id,
      amount: Number(params.get('amount')),
    };
    this.refunds.push(refund);
    return { body: { ...refund, status: 'succeeded' } };
  }
}

function refused(status: number, message: string): Answer {
  return { status, body: { error: { type: 'invalid_request_error', message } } };
}

function shown({ id, params, status, intent }: Session): object {
  return {
    id,
    object: 'checkout.session',
    status,
    url: status === 'open' ? `https://checkout.stripe.test/${id}` : null,
    amount_total: Number(params.get('line_items[0][price_data][unit_amount]')),
    payment_intent: intent
      ? { ...intent, latest_charge: { payment_method_details: { card: { brand: 'visa', last4: '4242' } } } }
      : null,
  };
}
