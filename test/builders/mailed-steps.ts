import type { CheckoutSteps } from '#src/domain/cart/checkout-step';

/** The steps of an order that is e-mailed. */
export const mailedSteps: CheckoutSteps = ['contact', 'payment'];
