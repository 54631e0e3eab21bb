/**
 * A step of checkout (spec §1 Checkout in three steps, §4 Checkout update states). `contact` asks for the e-mail address alone
 * and stands for `address` where nothing is shipped.
 */
export type CheckoutStep = 'contact' | 'address' | 'delivery' | 'payment';

/** The steps of an order, which the server names; the last one is payment. */
export type CheckoutSteps = readonly [first: CheckoutStep, ...others: CheckoutStep[]];

/** The steps of an order that is shipped. */
export const shippedSteps: CheckoutSteps = ['address', 'delivery', 'payment'];

/** The progress of an order in its checkout. */
export interface CheckoutProgress {
  readonly checkoutSteps: CheckoutSteps;
  /** The furthest of the steps that can be opened; the first for an empty order. */
  readonly furthestStep: CheckoutStep;
}

/** The step to show: the requested one, if the order has it and it can be opened. */
export function allowedStep(progress: CheckoutProgress, requested: string | null): CheckoutStep {
  const step = progress.checkoutSteps.find((known) => known === requested);
  return step !== undefined && isOpen(progress, step) ? step : progress.furthestStep;
}

export function isOpen({ checkoutSteps, furthestStep }: CheckoutProgress, step: CheckoutStep): boolean {
  return checkoutSteps.indexOf(step) <= checkoutSteps.indexOf(furthestStep);
}

/** The step after a completed one; payment is the last. */
export function stepAfter(
  { checkoutSteps }: Pick<CheckoutProgress, 'checkoutSteps'>,
  step: CheckoutStep,
): CheckoutStep {
  return checkoutSteps[checkoutSteps.indexOf(step) + 1] ?? 'payment';
}

/** True when checkout asks for a postal address. */
export function needsAddress({ checkoutSteps }: Pick<CheckoutProgress, 'checkoutSteps'>): boolean {
  return checkoutSteps.includes('address');
}
