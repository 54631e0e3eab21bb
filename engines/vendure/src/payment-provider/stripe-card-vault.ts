import type Stripe from 'stripe';
import type {
  CardChange,
  CardVault,
  ChargeOccasion,
  ChargeOutcome,
  ChargeState,
  IntentRequest,
  KeptCard,
  SetupRequest,
} from './card-vault';
import { authenticationRequired, declined, outcomeOf } from './card-vault';
import type { Notification, PaymentPage, ProviderRefund } from './hosted-payment';
import { HostedPaymentError, NothingToChargeError } from './hosted-payment';
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

type Owner = Stripe.PaymentIntent['customer'];

/** The charge of an intent, which says how long its money is reserved. */
const expand = ['latest_charge'];

/** Customers, payment methods and intents of Stripe. A charge is reserved, and taken when the shop settles it. */
export class StripeCardVault implements CardVault {
  constructor(
    private readonly stripe: Stripe,
    private readonly webhookSecret: string,
    /**
     * The storefront. Stripe requires a return URL with each charge whose owner is present, but never redirects to it.
     */
    private readonly returnUrl: string,
  ) {}

  async customer({ id, email }: { readonly id: string; readonly email?: string }): Promise<string> {
    const { id: customer } = await withEmail(email, (known) => {
      const params: Stripe.CustomerCreateParams = { ...(known && { email: known }), metadata: { customer: id } };
      return askOnce(keyFor(`customer-${id}`, params), (options) => this.stripe.customers.create(params, options));
    });
    return customer;
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
    const { id, url } = await askOnce(key, (options) => this.stripe.checkout.sessions.create(params, options));
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
    try {
      return (await said(this.stripe.paymentIntents.create(params, { idempotencyKey: key }))).id;
    } catch (error) {
      throw await this.reasonOf(error, customer, card);
    }
  }

  async confirm(intentId: string, occasion: ChargeOccasion): Promise<ChargeOutcome> {
    try {
      const params = { ...this.on(occasion), expand };
      return await this.outcomeOf(await said(this.stripe.paymentIntents.confirm(intentId, params)));
    } catch (error) {
      // Stripe reports a decline as an error, and a second confirmation as well; the intent has the outcome.
      const intent = await this.intent(intentId);
      if (stateOf(intent).kind !== 'unconfirmed') return this.outcomeOf(intent);
      throw await this.reasonOf(error, intent.customer, intent.payment_method);
    }
  }

  private on(occasion: ChargeOccasion): Stripe.PaymentIntentConfirmParams {
    if (occasion === 'owner-present') return { return_url: this.returnUrl };
    return { off_session: true, payment_method_options: { card: { stored_credential_usage: occasion } } };
  }

  /** Cancels a charge that waits for its owner: only a page of Stripe can ask them. */
  private async outcomeOf(intent: Stripe.PaymentIntent): Promise<ChargeOutcome> {
    if (intent.status === 'requires_action') await said(this.stripe.paymentIntents.cancel(intent.id));
    return outcomeOf(intent.id, stateOf(intent));
  }

  /** Looks at the card of a charge that Stripe refused: its messages do not tell a card that is gone from a mistake of the shop. */
  private async reasonOf(
    error: unknown,
    customer: Owner,
    card: string | Stripe.PaymentMethod | null,
  ): Promise<unknown> {
    if (!(error instanceof HostedPaymentError) || card === null) return error;
    const isKept = await this.isKept(idOf(card), customer);
    return isKept ? error : new NothingToChargeError(error.message, { cause: error });
  }

  private async isKept(cardId: string, customer: Owner): Promise<boolean> {
    try {
      const owner = (await said(this.stripe.paymentMethods.retrieve(cardId))).customer;
      return owner !== null && customer !== null && idOf(owner) === idOf(customer);
    } catch (error) {
      if (error instanceof HostedPaymentError) return false;
      throw error;
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

function idOf(thing: string | { readonly id: string }): string {
  return typeof thing === 'string' ? thing : thing.id;
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

/** Codes by which Stripe says that the bank wants to ask the owner (docs.stripe.com/error-codes, docs.stripe.com/declines/codes). */
const authenticationCodes: readonly (string | undefined)[] = [
  'authentication_required',
  'authentication_not_handled',
  'payment_intent_action_required',
];

function declineOf({ code, decline_code: reason, advice_code: advice }: Stripe.PaymentIntent.LastPaymentError) {
  if (authenticationCodes.includes(code) || authenticationCodes.includes(reason)) return authenticationRequired;
  return declined({
    isExpired: code === 'expired_card' || reason === 'expired_card',
    mayBeTriedAgain: advice !== 'do_not_try_again',
  });
}
