/** The three steps of checkout (spec §1 Checkout in three steps, §4 Checkout update states). */
export const checkoutSteps = ['address', 'delivery', 'payment'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** The step to show: the one in the URL, but not beyond the furthest step of the order. */
export function allowedStep(furthest: CheckoutStep, requested: CheckoutStep | undefined): CheckoutStep {
  if (!requested) return furthest;
  return checkoutSteps.indexOf(requested) <= checkoutSteps.indexOf(furthest) ? requested : furthest;
}
