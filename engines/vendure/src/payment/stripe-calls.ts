import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { HostedPaymentError } from './hosted-payment';

/** Waits for an answer of Stripe, and rejects in its words. */
export async function said<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    throw new HostedPaymentError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** Stripe refuses a key that comes with other parameters, and an e-mail may change between two calls that mean the same. */
export function keyFor(key: string, params: object): { readonly idempotencyKey: string } {
  const digest = createHash('sha256').update(JSON.stringify(params)).digest('hex').slice(0, 16);
  return { idempotencyKey: `${key}-${digest}` };
}

/** Takes the money that an intent reserved, once. */
export async function capture(stripe: Stripe, { id, status }: Stripe.PaymentIntent): Promise<void> {
  if (status !== 'succeeded') await said(stripe.paymentIntents.capture(id));
}

/** Gives back some of what an intent took; returns the id of the refund. */
export async function refund(stripe: Stripe, intentId: string, amount: number, key: string): Promise<string> {
  const given = await said(stripe.refunds.create({ payment_intent: intentId, amount }, { idempotencyKey: key }));
  if (given.status === 'failed' || given.status === 'canceled')
    throw new HostedPaymentError(`Stripe could not refund: ${given.failure_reason ?? given.status}.`);
  return given.id;
}
