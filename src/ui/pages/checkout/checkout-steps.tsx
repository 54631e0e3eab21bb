import { observer } from 'mobx-react-lite';
import { type CheckoutStep, checkoutSteps } from '#src/domain/checkout/checkout-step';
import { checkoutPath } from '#src/ui/app/paths';
import { StepList } from '#src/ui/components/step-list';
import { checkoutMessages } from '#src/ui/messages/checkout-messages';
import type { CheckoutPresenter } from './checkout.presenter';

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
    to: step !== current && checkout.isReachable(step) ? checkoutPath(step) : undefined,
  }));
  return <StepList label={checkoutMessages.steps} steps={steps} doneLabel={checkoutMessages.done} />;
});
