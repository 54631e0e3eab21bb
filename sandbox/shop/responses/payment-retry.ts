/**
 * Who charges a delivery again whose payment failed. Nothing published says it. `on-request`: the customer's call
 * `retry_payment`. `next-day`: nobody but the nightly run, so there is no such call. `with-new-card`: the change of the
 * card charges at once, and there is no such call either.
 */
export const paymentRetries = ['on-request', 'next-day', 'with-new-card'] as const;
export type PaymentRetry = (typeof paymentRetries)[number];
