import { observer } from 'mobx-react-lite';
import { Link, useLocation } from 'react-router-dom';
import { loginPath } from '#src/ui/app/paths';
import { Button } from '#src/ui/components/button';
import { usePresenter } from '#src/ui/di/use-presenter';
import { AddressFields } from '#src/ui/features/address/address-fields';
import { addressFields } from '#src/ui/forms/address-form';
import { useForm } from '#src/ui/forms/use-form';
import { checkoutMessages } from '#src/ui/messages/checkout-messages';
import { AddressStepPresenter } from './address-step.presenter';
import type { CheckoutPresenter } from './checkout.presenter';
import { ConsentField } from './consent-field';
import { StepFailure } from './step-failure';
import styles from './checkout.module.css';

interface AddressStepProps {
  readonly checkout: CheckoutPresenter;
  readonly onDone: () => void;
}

/** E-mail and address, and the question of age when there is wine in the order. */
export const AddressStep = observer(function AddressStep({ checkout, onDone }: AddressStepProps) {
  const step = usePresenter(AddressStepPresenter);
  const form = useForm(async () => {
    const isAccepted = await step.submit(checkout.needsAdult);
    if (isAccepted) onDone();
    return isAccepted;
  });

  return (
    <form className={styles.form} {...form}>
      {step.offersSignIn && <SignInHint />}
      <AddressFields entry={step.entry} asked={addressFields} />
      {checkout.needsAdult && <ConsentField name="adult" label={checkoutMessages.adult} consent={step.age} />}
      <StepFailure checkout={checkout} message={step.failure} />
      <Button type="submit" busy={step.submitting.isBusy} busyLabel={checkoutMessages.waiting}>
        {checkoutMessages.toDelivery}
      </Button>
    </form>
  );
});

/** Leads who has an account to signing in, and back here. */
function SignInHint() {
  const location = useLocation();
  return (
    <p>
      {checkoutMessages.haveAccount} <Link to={loginPath(location)}>{checkoutMessages.signIn}</Link>
    </p>
  );
}
