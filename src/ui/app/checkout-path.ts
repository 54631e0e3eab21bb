import type { CheckoutStep } from '#src/domain/checkout/checkout-step';

/** Where a step of checkout is to be found; what went wrong with the payment is kept until it was read. */
export function checkoutPath(step: CheckoutStep, paymentError: string | null = null): string {
  return `/checkout/?step=${step}${paymentError === null ? '' : `&payment_error=${encodeURIComponent(paymentError)}`}`;
}
