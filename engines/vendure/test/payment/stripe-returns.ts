import type Stripe from 'stripe';

/** A refund as the stand-in keeps it. */
export interface Refund {
  readonly id: string;
  readonly intent: string;
  readonly amount: number;
  status: 'succeeded' | 'failed';
}

export function shownRefund({ id, intent, amount, status }: Refund): object {
  return {
    id,
    object: 'refund',
    amount,
    charge: `ch_${intent}`,
    payment_intent: intent,
    status,
  } satisfies Partial<Stripe.Refund>;
}

/** Shows a dispute of the payment of a session with the fields that Stripe gives it; `created` is in Stripe's seconds. */
export function shownDispute(sessionId: string, created: number, about: Partial<Stripe.Dispute>): object {
  return {
    ...{ id: `du_${sessionId}`, object: 'dispute', charge: `ch_${sessionId}`, payment_intent: `pi_${sessionId}` },
    ...{ amount: 512, currency: 'usd', reason: 'product_not_received', status: 'needs_response', created },
    evidence_details: { due_by: null, has_evidence: false, past_due: false, submission_count: 0 },
    ...about,
  } satisfies Partial<Omit<Stripe.Dispute, 'evidence_details'>> & { readonly evidence_details: unknown };
}
