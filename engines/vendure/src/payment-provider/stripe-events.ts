import type Stripe from 'stripe';
import type { DisputeStatus, PaymentEvent, ProviderEvent } from './hosted-payment';

/** Reads an event of Stripe; undefined when it is none of those that the shop hears. */
export function eventOf(event: Stripe.Event): ProviderEvent | undefined {
  switch (event.type) {
    case 'checkout.session.completed': {
      const { id, mode } = event.data.object;
      return mode === 'setup' ? undefined : { kind: 'paid', sessionId: id };
    }
    case 'charge.refunded':
      return about(event.data.object, { kind: 'returned' });
    case 'payment_intent.canceled':
      return { kind: 'returned', paymentId: event.data.object.id };
    case 'charge.captured': {
      const { amount_captured: amount } = event.data.object;
      return about(event.data.object, { kind: 'captured', amount, at: momentOf(event.created) });
    }
    case 'refund.failed':
    case 'refund.updated':
    case 'charge.refund.updated': {
      const { id, amount, status, failure_reason: reason = status ?? 'unknown' } = event.data.object;
      const isFailed = event.type === 'refund.failed' || status === 'failed' || status === 'canceled';
      return isFailed ? about(event.data.object, { kind: 'refund-failed', id, amount, reason }) : undefined;
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
      return disputed(event.data.object, event.created);
    case 'charge.dispute.funds_withdrawn':
      return disputed(event.data.object, event.created, 'withdrawn');
    case 'charge.dispute.funds_reinstated':
      return disputed(event.data.object, event.created, 'reinstated');
    case 'radar.early_fraud_warning.created': {
      const { id, fraud_type: reason } = event.data.object;
      return about(event.data.object, { kind: 'suspected', id, reason });
    }
    default:
      return undefined;
  }
}

function disputed(
  dispute: Stripe.Dispute,
  saidAt: number,
  funds?: 'withdrawn' | 'reinstated',
): PaymentEvent | undefined {
  const { id, amount, reason, status, created, evidence_details: evidence } = dispute;
  return about(dispute, {
    ...{ kind: 'disputed', id, amount, reason, status: disputeStatuses[status] ?? 'open' },
    ...{ openedAt: momentOf(created), saidAt: momentOf(saidAt) },
    // A bank that takes no evidence names no day.
    ...(evidence.due_by ? { answerBy: momentOf(evidence.due_by) } : {}),
    ...(funds && { funds }),
  });
}

/** The ends of a dispute; every other status is a step on the way (docs.stripe.com/disputes/how-disputes-work). */
const disputeStatuses: Readonly<Record<string, DisputeStatus>> = {
  won: 'won',
  lost: 'lost',
  warning_closed: 'withdrawn',
  prevented: 'withdrawn',
};

/** Reads Stripe's seconds. */
export function momentOf(seconds: number): Date {
  return new Date(seconds * 1000);
}

interface OfPayment {
  readonly payment_intent?: string | Stripe.PaymentIntent | null;
}

type What = PaymentEvent extends infer Event ? (Event extends PaymentEvent ? Omit<Event, 'paymentId'> : never) : never;

/** Undefined for a charge that belongs to no payment: the shop makes none. */
function about({ payment_intent: intent }: OfPayment, what: What): PaymentEvent | undefined {
  if (!intent) return undefined;
  return { paymentId: typeof intent === 'string' ? intent : intent.id, ...what };
}
