import type { CheckoutStep } from '#src/domain/cart/checkout-step';

interface Place {
  readonly pathname: string;
  readonly search: string;
}

export const loginPage = '/account/login/';

/** Omits the fragment, which may have a token, because queries are logged. */
export function loginPath(place: Place | undefined): string {
  if (!place || place.pathname === loginPage) return loginPage;
  return `${loginPage}?return=${encodeURIComponent(place.pathname + place.search)}`;
}

/** A payment error stays in the address until it was read. */
export function checkoutPath(step: CheckoutStep, paymentError: string | null = null): string {
  return `/checkout/?step=${step}${paymentError === null ? '' : `&payment_error=${encodeURIComponent(paymentError)}`}`;
}
