/** `contact`: e-mail alone, nothing is shipped (spec §1 Checkout in three steps, §4 Checkout update states). */
export type CheckoutStep = 'contact' | 'address' | 'delivery' | 'payment';

/** The server names them; the last one is payment. */
export type CheckoutSteps = readonly [first: CheckoutStep, ...others: CheckoutStep[]];

export const shippedSteps: CheckoutSteps = ['address', 'delivery', 'payment'];

export interface CheckoutProgress {
  readonly checkoutSteps: CheckoutSteps;
  /** The first for an empty order. */
  readonly furthestStep: CheckoutStep;
}

/** The requested one, if the order has it and it can be opened. */
export function allowedStep(progress: CheckoutProgress, requested: string | null): CheckoutStep {
  const step = progress.checkoutSteps.find((known) => known === requested);
  return step !== undefined && isOpen(progress, step) ? step : progress.furthestStep;
}

export function isOpen({ checkoutSteps, furthestStep }: CheckoutProgress, step: CheckoutStep): boolean {
  return checkoutSteps.indexOf(step) <= checkoutSteps.indexOf(furthestStep);
}

/** Payment is the last. */
export function stepAfter(
  { checkoutSteps }: Pick<CheckoutProgress, 'checkoutSteps'>,
  step: CheckoutStep,
): CheckoutStep {
  return checkoutSteps[checkoutSteps.indexOf(step) + 1] ?? 'payment';
}

export function needsAddress({ checkoutSteps }: Pick<CheckoutProgress, 'checkoutSteps'>): boolean {
  return checkoutSteps.includes('address');
}
