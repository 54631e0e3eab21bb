import type Stripe from 'stripe';
import type {
  HostedPayment,
  Notification,
  PageRequest,
  PageState,
  PaidCard,
  PaidPage,
  PaymentPage,
  ProviderEvent,
  ProviderRefund,
  ReusableCard,
} from './hosted-payment';
import { HostedPaymentError } from './hosted-payment';
import { listGoods } from './list-goods';
import {
  askOnce,
  capture,
  fingerprintOf,
  heldUntilOf,
  keyFor,
  refund,
  refundsOf,
  said,
  withEmail,
} from './stripe-calls';
import { eventOf, momentOf } from './stripe-events';

type Session = Stripe.Checkout.Session;

/** Sessions of one answer, as many as Stripe lists at once. */
const mostListed = 100;

/** Sessions that are looked at in all: the newest ones, and more than a shop has in some days. */
const mostSessions = 10_000;

/** Checkout of Stripe: the card is authorized there, and charged when the shop settles the payment. */
export class StripePayment implements HostedPayment {
  constructor(
    private readonly stripe: Stripe,
    private readonly webhookSecret: string,
  ) {}

  async open(request: PageRequest): Promise<PaymentPage> {
    return withEmail(request.email, (email) => this.openFor(request, email));
  }
  async read(sessionId: string): Promise<PageState> {
    return stateOf(await this.session(sessionId));
  }

  async release(sessionId: string): Promise<PageState> {
    const session = await this.session(sessionId);
    const page = stateOf(session);
    if (page.state === 'closed') return page;
    if (page.state === 'settled') throw new HostedPaymentError(`The payment ${sessionId} is charged: refund it.`);
    if (session.status === 'open') return this.expire(sessionId);
    await said(this.stripe.paymentIntents.cancel(intentOf(session).id));
    return { ...page, state: 'closed' };
  }

  async settle(sessionId: string): Promise<void> {
    await capture(this.stripe, intentOf(await this.session(sessionId)));
  }

  async refund(sessionId: string, amount: number, key: string): Promise<string> {
    return refund(this.stripe, intentOf(await this.session(sessionId)).id, amount, key);
  }

  async refundsOf(sessionId: string): Promise<readonly ProviderRefund[]> {
    return refundsOf(this.stripe, intentOf(await this.session(sessionId)).id);
  }

  hear({ body, signature }: Notification): ProviderEvent | undefined {
    return eventOf(this.stripe.webhooks.constructEvent(body, signature ?? '', this.webhookSecret));
  }

  async sessionOf(paymentId: string): Promise<string | undefined> {
    const { data } = await said(this.stripe.checkout.sessions.list({ payment_intent: paymentId, limit: 1 }));
    return data[0]?.id;
  }

  async paidSince(opened: Date): Promise<readonly PaidPage[]> {
    const params: Stripe.Checkout.SessionListParams = {
      status: 'complete',
      created: { gte: Math.floor(opened.getTime() / 1000) },
      limit: mostListed,
      expand: ['data.payment_intent.latest_charge'],
    };
    const sessions = this.stripe.checkout.sessions.list(params);
    return (await said(sessions.autoPagingToArray({ limit: mostSessions }))).flatMap(paidPageOf);
  }

  private async openFor(request: PageRequest, email: string | undefined): Promise<PaymentPage> {
    const { key, orderNumber, goods, amount, currency, keeping, returnUrl, cancelUrl } = request;
    const about = { order: orderNumber };
    const choice = keeping?.choice ?? 'never';
    const params: Stripe.Checkout.SessionCreateParams = {
      mode: 'payment',
      // Others pay days later or cannot be reserved.
      allowed_payment_method_types: ['card'],
      // The order's currency is the only one in which its total can be compared.
      adaptive_pricing: { enabled: false },
      payment_intent_data: {
        capture_method: 'manual',
        description: `Order ${orderNumber}`,
        metadata: about,
        // Additions to the order are charged to the same card.
        setup_future_usage: 'off_session',
      },
      ...(choice === 'asked' ? { saved_payment_method_options: { payment_method_save: 'enabled' } } : {}),
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: currency.toLowerCase(),
            unit_amount: amount,
            // One line of the amount due: discounts, tax, gift cards and credit have no lines at Stripe.
            product_data: { name: listGoods(goods), description: `Order ${orderNumber}` },
          },
        },
      ],
      client_reference_id: orderNumber,
      metadata: { ...about, keeping: choice },
      ...payerOf(keeping, email),
      success_url: returnUrl,
      cancel_url: cancelUrl,
    };
    const create = (options: Stripe.RequestOptions) => this.stripe.checkout.sessions.create(params, options);
    const session = await askOnce(keyFor(key, params), create);
    if (session.url === null) throw new HostedPaymentError(`Stripe gives no page for order ${orderNumber}.`);
    return { sessionId: session.id, url: session.url };
  }

  private session(sessionId: string): Promise<Session> {
    const expand = ['payment_intent.latest_charge', 'payment_intent.payment_method'];
    return said(this.stripe.checkout.sessions.retrieve(sessionId, { expand }));
  }

  /** Stripe refuses to close a page that was paid a moment ago; then that payment is released. */
  private async expire(sessionId: string): Promise<PageState> {
    try {
      return stateOf(await said(this.stripe.checkout.sessions.expire(sessionId)));
    } catch (error) {
      const after = await this.session(sessionId);
      if (after.status === 'open') throw error;
      return this.release(sessionId);
    }
  }
}

/** Stripe takes a customer or an e-mail, not both. A card belongs to somebody, or it cannot be charged again. */
function payerOf(
  keeping: PageRequest['keeping'],
  email: string | undefined,
): Pick<Stripe.Checkout.SessionCreateParams, 'customer' | 'customer_email' | 'customer_creation'> {
  if (keeping) return { customer: keeping.customer };
  return { customer_creation: 'always', ...(email === undefined ? {} : { customer_email: email }) };
}

function stateOf(session: Session): PageState {
  const amount = session.amount_total ?? 0;
  if (session.status === 'open') return { state: 'open', amount };
  if (session.status === 'expired') return { state: 'closed', amount };
  const intent = intentOf(session);
  const state = intentStates[intent.status] ?? 'open';
  return { state, amount, ...cardOf(intent), ...reusableOf(intent), ...heldUntilOf(intent) };
}

/** Names the end of a payment; one that has another status is still under way. */
const intentStates: Partial<Record<Stripe.PaymentIntent.Status, PageState['state']>> = {
  requires_capture: 'paid',
  succeeded: 'settled',
  canceled: 'closed',
};

/** Nothing for a page that takes no money or is for no order, and for money that went back. */
function paidPageOf({ id, client_reference_id: orderNumber, payment_intent: intent }: Session): readonly PaidPage[] {
  if (orderNumber === null || intent === null || typeof intent === 'string') return [];
  const { status, latest_charge: charge } = intent;
  const isPaid = status === 'requires_capture' || status === 'succeeded';
  if (!isPaid || charge === null || typeof charge === 'string' || charge.refunded) return [];
  return [{ sessionId: id, orderNumber, paidAt: momentOf(charge.created) }];
}

function intentOf({ id, payment_intent: intent }: Session): Stripe.PaymentIntent {
  if (intent === null || typeof intent === 'string') throw new HostedPaymentError(`Nobody paid the session ${id}.`);
  return intent;
}

function cardOf(intent: Stripe.PaymentIntent): { readonly card?: PaidCard } {
  const { latest_charge: charge } = intent;
  const card = charge === null || typeof charge === 'string' ? undefined : charge.payment_method_details?.card;
  if (!card?.last4) return {};
  const { last4, brand } = card;
  return { card: { lastDigits: last4, ...(brand === null ? {} : { brand }), ...fingerprintOf(intent) } };
}

function reusableOf({ payment_method: method }: Stripe.PaymentIntent): { readonly reusable?: ReusableCard } {
  if (method === null || typeof method === 'string' || method.customer === null) return {};
  const { id, customer } = method;
  return { reusable: { id, customer: typeof customer === 'string' ? customer : customer.id } };
}
