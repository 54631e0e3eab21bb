import type Stripe from 'stripe';
import type { PaymentEvent, ProviderEvent } from './hosted-payment';

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
    case 'refund.failed': {
      const { id, amount, failure_reason: reason = 'unknown' } = event.data.object;
      return about(event.data.object, { kind: 'refund-failed', id, amount, reason });
    }
    case 'charge.dispute.created': {
      const { id, amount, reason, evidence_details: evidence } = event.data.object;
      // A bank that takes no evidence names no day.
      const answerBy = evidence.due_by ? { answerBy: momentOf(evidence.due_by) } : {};
      return about(event.data.object, { kind: 'disputed', id, amount, reason, ...answerBy });
    }
    case 'radar.early_fraud_warning.created': {
      const { id, fraud_type: reason } = event.data.object;
      return about(event.data.object, { kind: 'suspected', id, reason });
    }
    default:
      return undefined;
  }
}

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
