import { observer } from 'mobx-react-lite';
import { checkoutMessages } from '#src/ui/checkout/shared/checkout-messages';
import { QuietLink } from '#src/ui/kit/button';
import { Paragraphs } from '#src/ui/kit/lists';
import { LiveNotice } from '#src/ui/kit/live-notice';
import type { CheckoutPresenter } from './checkout.presenter';

interface StepFailureProps {
  readonly checkout: CheckoutPresenter;
  readonly message: string | undefined;
}

export const StepFailure = observer(function StepFailure({ checkout, message }: StepFailureProps) {
  const { isShort } = checkout;
  const toCart = <QuietLink to="/cart/">{checkoutMessages.editCart}</QuietLink>;
  return (
    <LiveNotice tone="error" action={isShort ? toCart : undefined} text={message}>
      {message !== undefined && isShort && <Paragraphs texts={checkout.shortages} />}
    </LiveNotice>
  );
});
