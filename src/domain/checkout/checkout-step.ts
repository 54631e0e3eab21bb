/** The three steps a shopper walks (spec §1 Checkout in three steps, §4 Checkout update states). */
export const checkoutSteps = ['address', 'delivery', 'payment'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** The step to show: what the URL asks for, but never one the order has not earned yet. */
export function allowedStep(furthest: CheckoutStep, requested: CheckoutStep | undefined): CheckoutStep {
  if (!requested) return furthest;
  return checkoutSteps.indexOf(requested) <= checkoutSteps.indexOf(furthest) ? requested : furthest;
}
