import type Stripe from 'stripe';
import type {
  CardChange,
  CardVault,
  ChargeOutcome,
  ChargeState,
  IntentRequest,
  KeptCard,
  SetupRequest,
} from './card-vault';
import { authenticationRequired, declined, outcomeOf } from './card-vault';
import type { Notification, PaymentPage, ProviderRefund } from './hosted-payment';
import { HostedPaymentError } from './hosted-payment';
import { capture, fingerprintOf, heldUntilOf, keyFor, refund, refundsOf, said } from './stripe-calls';

/** The charge of an intent, which says how long its money is reserved. */
const expand = ['latest_charge'];

/** Customers, payment methods and intents of Stripe. A charge is reserved, and taken when the shop settles it. */
export class StripeCardVault implements CardVault {
  constructor(
    private readonly stripe: Stripe,
    private readonly webhookSecret: string,
  ) {}

  async customer({ id, email }: { readonly id: string; readonly email?: string }): Promise<string> {
    const params: Stripe.CustomerCreateParams = { ...(email && { email }), metadata: { customer: id } };
    return (await said(this.stripe.customers.create(params, keyFor(`customer-${id}`, params)))).id;
  }

  async openSetup({ key, customer, currency, returnUrl, cancelUrl }: SetupRequest): Promise<PaymentPage> {
    const params: Stripe.Checkout.SessionCreateParams = {
      mode: 'setup',
      allowed_payment_method_types: ['card'],
      customer,
      currency: currency.toLowerCase(),
      success_url: returnUrl,
      cancel_url: cancelUrl,
    };
    const { id, url } = await said(this.stripe.checkout.sessions.create(params, { idempotencyKey: key }));
    if (url === null) throw new HostedPaymentError(`Stripe gives no page for a card of ${customer}.`);
    return { sessionId: id, url };
  }

  async keptCard(sessionId: string): Promise<KeptCard | undefined> {
    const cards = ['payment_intent.payment_method', 'setup_intent.payment_method'];
    const session = await said(this.stripe.checkout.sessions.retrieve(sessionId, { expand: cards }));
    const intent = session.mode === 'setup' ? session.setup_intent : session.payment_intent;
    if (intent === null || typeof intent === 'string') return undefined;
    const { payment_method: method } = intent;
    if (method === null || typeof method === 'string' || method.customer === null) return undefined;
    return isWanted(session, method) ? cardOf(method) : undefined;
  }

  async createIntent({ key, orderNumber, amount, currency, customer, card }: IntentRequest): Promise<string> {
    const params: Stripe.PaymentIntentCreateParams = {
      amount,
      currency: currency.toLowerCase(),
      customer,
      payment_method: card,
      allowed_payment_method_types: ['card'],
      capture_method: 'manual',
      description: `Order ${orderNumber}`,
      metadata: { order: orderNumber },
    };
    return (await said(this.stripe.paymentIntents.create(params, { idempotencyKey: key }))).id;
  }

  async confirm(intentId: string, { isOwnerThere }: { readonly isOwnerThere: boolean }): Promise<ChargeOutcome> {
    try {
      const params = { off_session: !isOwnerThere, error_on_requires_action: true, expand };
      return outcomeOf(intentId, stateOf(await said(this.stripe.paymentIntents.confirm(intentId, params))));
    } catch (error) {
      // A decline is an error to Stripe, as is a second confirmation; the intent tells what came of it.
      const state = await this.read(intentId);
      if (state.kind === 'unconfirmed') throw error;
      return outcomeOf(intentId, state);
    }
  }

  async read(intentId: string): Promise<ChargeState> {
    return stateOf(await this.intent(intentId));
  }

  async release(intentId: string): Promise<void> {
    const { status } = await this.intent(intentId);
    if (status === 'succeeded') throw new HostedPaymentError(`The payment ${intentId} is charged: refund it.`);
    if (status !== 'canceled') await said(this.stripe.paymentIntents.cancel(intentId));
  }

  async settle(intentId: string): Promise<void> {
    await capture(this.stripe, await this.intent(intentId));
  }

  refund(intentId: string, amount: number, key: string): Promise<string> {
    return refund(this.stripe, intentId, amount, key);
  }

  refundsOf(intentId: string): Promise<readonly ProviderRefund[]> {
    return refundsOf(this.stripe, intentId);
  }

  async detach(cardId: string): Promise<void> {
    try {
      await said(this.stripe.paymentMethods.detach(cardId));
    } catch (error) {
      const { customer } = await said(this.stripe.paymentMethods.retrieve(cardId));
      if (customer !== null) throw error;
    }
  }

  changeOf({ body, signature }: Notification): CardChange | undefined {
    const event = this.stripe.webhooks.constructEvent(body, signature ?? '', this.webhookSecret);
    switch (event.type) {
      case 'checkout.session.completed': {
        const { id, mode } = event.data.object;
        return mode === 'setup' ? { kind: 'saved', sessionId: id } : undefined;
      }
      case 'payment_method.automatically_updated': {
        const card = cardOf(event.data.object);
        return card && { kind: 'renewed', card };
      }
      case 'payment_method.detached':
        return { kind: 'detached', cardId: event.data.object.id };
      default:
        return undefined;
    }
  }

  private intent(id: string): Promise<Stripe.PaymentIntent> {
    return said(this.stripe.paymentIntents.retrieve(id, { expand }));
  }
}

/** Stripe attaches the card of every page that is paid, and notes at the card itself that its payer wants it shown again. */
function isWanted(
  { metadata }: Stripe.Checkout.Session,
  { allow_redisplay: redisplay }: Stripe.PaymentMethod,
): boolean {
  const keeping = metadata?.['keeping'];
  return keeping === 'asked' ? redisplay === 'always' : keeping !== 'never';
}

function cardOf({ id, card, billing_details: { name } }: Stripe.PaymentMethod): KeptCard | undefined {
  if (!card) return undefined;
  const { brand, last4, exp_month: expiryMonth, exp_year: expiryYear } = card;
  return { id, brand, lastDigits: last4, expiryMonth, expiryYear, ...(name === null ? {} : { holder: name }) };
}

function stateOf(intent: Stripe.PaymentIntent): ChargeState {
  const { status, last_payment_error: error } = intent;
  switch (status) {
    case 'requires_capture':
      return { kind: 'paid', ...heldUntilOf(intent), ...fingerprintOf(intent) };
    case 'succeeded':
      return { kind: 'settled' };
    case 'canceled':
      return { kind: 'released' };
    case 'requires_action':
      return authenticationRequired;
    case 'requires_payment_method':
      return error === null ? { kind: 'unconfirmed' } : declineOf(error);
    default:
      return { kind: 'unconfirmed' };
  }
}

function declineOf({ code, decline_code: reason, advice_code: advice }: Stripe.PaymentIntent.LastPaymentError) {
  if (code === 'authentication_required' || reason === 'authentication_required') return authenticationRequired;
  return declined({
    isExpired: code === 'expired_card' || reason === 'expired_card',
    mayBeTriedAgain: advice !== 'do_not_try_again',
  });
}
