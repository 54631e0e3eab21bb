import { observer } from 'mobx-react-lite';
import { checkoutMessages } from '#src/ui/checkout/shared/checkout-messages';
import { LinkButton } from '#src/ui/kit/button';
import { Notice } from '#src/ui/kit/notice';
import type { CheckoutPresenter } from './checkout.presenter';

interface StepFailureProps {
  readonly checkout: CheckoutPresenter;
  readonly message: string | undefined;
}

/**
 * Shows beside the button why a step was refused; for insufficient stock it names the products and links to the cart.
 */
export const StepFailure = observer(function StepFailure({ checkout, message }: StepFailureProps) {
  const { isShort } = checkout;
  const toCart = (
    <LinkButton to="/cart/" variant="quiet" small>
      {checkoutMessages.editCart}
    </LinkButton>
  );
  return (
    <div role="alert">
      {message !== undefined && (
        <Notice tone="error" still action={isShort ? toCart : undefined}>
          <p>{message}</p>
          {isShort && checkout.shortages.map((shortage) => <p key={shortage}>{shortage}</p>)}
        </Notice>
      )}
    </div>
  );
});
