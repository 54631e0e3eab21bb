/** Back ends differ in some responses, and some are not documented. The adapter must accept both variants. */
export const responseVariants = ['default', 'alternative'] as const;
export type ResponseVariant = (typeof responseVariants)[number];

/**
 * The ways to charge a delivery again whose payment failed. Nothing published names the right one. `on-request`: the customer
 * calls `retry_payment`. `next-day`: only the nightly run charges, so there is no such call. `with-new-card`: changing the
 * card charges at once, and there is no such call either.
 */
export const paymentRetries = ['on-request', 'next-day', 'with-new-card'] as const;
export type PaymentRetry = (typeof paymentRetries)[number];
