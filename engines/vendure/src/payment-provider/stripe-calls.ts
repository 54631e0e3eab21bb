import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import type { ProviderRefund } from './hosted-payment';
import { HostedPaymentError } from './hosted-payment';
import { momentOf } from './stripe-events';

/** Refunds of one payment that are looked at, as many as Stripe lists at once. */
const mostRefunds = 100;

/** Statuses by which Stripe refuses a request; any other means that Stripe is away, or that the shop has no access. */
const refusals: readonly unknown[] = [400, 402, 404];

/** Waits for an answer of Stripe, and rejects with Stripe's message. */
export async function said<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const { statusCode, message } = error;
    if (refusals.includes(statusCode)) throw new HostedPaymentError(message, { cause: error });
    // Stripe's own error has a status, by which a server would answer with it.
    throw new Error(`Stripe cannot be asked: ${message}`, { cause: error });
  }
}

/** Keys that a call is tried with at most: each stands for a refusal that Stripe remembers. */
const mostKeys = 10;

/**
 * Makes a call once for each key. Stripe repeats its answer to a key for a day, also a refusal
 * (docs.stripe.com/api/idempotent_requests). A refused call had no effect, so a repeated refusal is retried with a new
 * key.
 */
export async function askOnce<Answer>(
  key: string,
  call: (options: { readonly idempotencyKey: string }) => Promise<Answer>,
): Promise<Answer> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await said(call({ idempotencyKey: tried === 1 ? key : `${key}-${tried}` }));
    } catch (error) {
      if (!isRepeated(error) || tried === mostKeys) throw error;
    }
  }
}

function isRepeated(error: unknown): boolean {
  const cause = error instanceof HostedPaymentError ? error.cause : undefined;
  return cause instanceof Stripe.errors.StripeError && cause.headers?.['idempotent-replayed'] === 'true';
}

/**
 * Makes a call with an e-mail, and without it when Stripe rejects the address: a bad address must not prevent a
 * payment.
 */
export async function withEmail<Answer>(
  email: string | undefined,
  call: (email: string | undefined) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await call(email);
  } catch (error) {
    const cause = error instanceof HostedPaymentError ? error.cause : undefined;
    if (email === undefined || !(cause instanceof Stripe.errors.StripeError) || cause.code !== 'email_invalid')
      throw error;
    return call(undefined);
  }
}

/** Stripe refuses a key that comes with other parameters, and an e-mail may change between two calls that mean the same. */
export function keyFor(key: string, params: object): string {
  const digest = createHash('sha256').update(JSON.stringify(params)).digest('hex').slice(0, 16);
  return `${key}-${digest}`;
}

/** The moment until which the bank reserves the money of an intent, as far as it says so; its charge has to be expanded. */
export function heldUntilOf({ status, latest_charge: charge }: Stripe.PaymentIntent): { readonly heldUntil?: Date } {
  const card = charge === null || typeof charge === 'string' ? undefined : charge.payment_method_details?.card;
  const end = status === 'requires_capture' ? card?.capture_before : undefined;
  return end === undefined ? {} : { heldUntil: momentOf(end) };
}

/** Stripe's word for the number of the card that paid an intent; its charge has to be expanded. */
export function fingerprintOf({ latest_charge: charge }: Stripe.PaymentIntent): { readonly fingerprint?: string } {
  const card = charge === null || typeof charge === 'string' ? undefined : charge.payment_method_details?.card;
  return card?.fingerprint ? { fingerprint: card.fingerprint } : {};
}

/** Takes the money that an intent reserved, once. Throws when less of it was taken in the provider's dashboard. */
export async function capture(stripe: Stripe, intent: Stripe.PaymentIntent): Promise<void> {
  const { id, status, amount, amount_received: taken } = intent;
  if (status !== 'succeeded') await said(stripe.paymentIntents.capture(id));
  else if (taken < amount)
    throw new HostedPaymentError(`Only ${taken} of ${amount} cents were captured in the dashboard of Stripe.`);
}

/**
 * Refunds a part of an intent; returns the id of the refund. Stripe repeats its answer to a key, also that a refund
 * failed, so the next try has a new key.
 */
export async function refund(stripe: Stripe, intentId: string, amount: number, key: string): Promise<string> {
  for (let tried = 1; ; tried += 1) {
    const given = await askOnce(tried === 1 ? key : `${key}-again-${tried}`, (options) =>
      stripe.refunds.create({ payment_intent: intentId, amount }, options),
    );
    if (given.status !== 'failed' && given.status !== 'canceled') return given.id;
    const isRepeated = given.lastResponse.headers['idempotent-replayed'] === 'true';
    if (!isRepeated || tried === mostKeys)
      throw new HostedPaymentError(`Stripe could not refund: ${given.failure_reason ?? given.status}.`);
  }
}

/** Lists the refunds of an intent, made by the shop or in Stripe's dashboard. */
export async function refundsOf(stripe: Stripe, intentId: string): Promise<readonly ProviderRefund[]> {
  const { data } = await said(stripe.refunds.list({ payment_intent: intentId, limit: mostRefunds }));
  return data
    .filter(({ status }) => status !== 'failed' && status !== 'canceled')
    .map(({ id, amount }) => ({ id, amount }));
}
