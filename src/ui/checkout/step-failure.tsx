import { observer } from 'mobx-react-lite';
import type { GatewayError } from '#src/application/ports/gateway-error';
import { checkoutMessages } from '#src/ui/checkout/shared/checkout-messages';
import { QuietLink } from '#src/ui/kit/button';
import { Paragraphs } from '#src/ui/kit/lists';
import { FailureNotice } from '#src/ui/kit/live-notice';
import type { CheckoutPresenter } from './checkout.presenter';

interface StepFailureProps {
  readonly checkout: CheckoutPresenter;
  readonly failure: GatewayError | string | undefined;
}

export const StepFailure = observer(function StepFailure({ checkout, failure }: StepFailureProps) {
  const { isShort } = checkout;
  const toCart = <QuietLink to="/cart/">{checkoutMessages.editCart}</QuietLink>;
  return (
    <FailureNotice failure={failure} action={isShort ? toCart : undefined}>
      {failure !== undefined && isShort && <Paragraphs texts={checkout.shortages} />}
    </FailureNotice>
  );
});
