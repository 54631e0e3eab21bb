import { observer } from 'mobx-react-lite';
import { type CheckoutStep, checkoutSteps } from '#src/domain/checkout/checkout-step';
import { StepList } from '#src/ui/components/step-list';
import { checkoutMessages } from '#src/ui/messages/checkout-messages';
import type { CheckoutPresenter } from './checkout.presenter';

/** Where a step of checkout is to be found; what went wrong with the payment is kept until it was read. */
export function stepAddress(step: CheckoutStep, paymentError: string | null = null): string {
  return `/checkout/?step=${step}${paymentError === null ? '' : `&payment_error=${encodeURIComponent(paymentError)}`}`;
}

/** How far along the shopper is; every earned step can be opened again. */
export const CheckoutSteps = observer(function CheckoutSteps({
  checkout,
  current,
}: {
  readonly checkout: CheckoutPresenter;
  readonly current: CheckoutStep;
}) {
  const position = checkoutSteps.indexOf(current);
  const steps = checkoutSteps.map((step, index) => ({
    id: step,
    label: checkoutMessages.stepNames[step],
    status: step === current ? ('current' as const) : index < position ? ('done' as const) : ('ahead' as const),
    to: step !== current && checkout.isReachable(step) ? stepAddress(step) : undefined,
  }));
  return <StepList label={checkoutMessages.steps} steps={steps} doneLabel={checkoutMessages.done} />;
});
