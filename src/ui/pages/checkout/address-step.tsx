import { observer } from 'mobx-react-lite';
import { Link, useLocation } from 'react-router-dom';
import { loginPath } from '#src/ui/app/paths';
import { Button } from '#src/ui/components/button';
import { usePresenter } from '#src/ui/di/use-presenter';
import { AddressChoiceFields } from '#src/ui/features/address-book/address-choice-fields';
import { AddressFields } from '#src/ui/features/address/address-fields';
import { addressFields, contactFields } from '#src/ui/forms/address-form';
import { useForm } from '#src/ui/forms/use-form';
import { checkoutMessages } from '#src/ui/messages/checkout-messages';
import { AddressStepPresenter } from './address-step.presenter';
import type { CheckoutPresenter } from './checkout.presenter';
import { ConsentField } from './consent-field';
import { StepFailure } from './step-failure';
import styles from './checkout.module.css';

interface AddressStepProps {
  readonly checkout: CheckoutPresenter;
  /** The contact step asks for the e-mail address alone. */
  readonly step: 'contact' | 'address';
  readonly onDone: () => void;
}

/** E-mail and, unless everything is e-mailed, address, and the question of age when there is wine in the order. */
export const AddressStep = observer(function AddressStep({ checkout, step: id, onDone }: AddressStepProps) {
  const isMailed = id === 'contact';
  const { needsAdult } = checkout;
  const step = usePresenter(AddressStepPresenter, { isMailed, needsAdult });
  const form = useForm(async () => {
    const isAccepted = await step.submit();
    if (isAccepted) onDone();
    return isAccepted;
  });

  return (
    <form className={styles.form} {...form}>
      {step.offersSignIn && <SignInHint />}
      {isMailed && <p>{checkoutMessages.byEmail.contact}</p>}
      {isMailed ? (
        <AddressFields entry={step.entry} asked={contactFields} />
      ) : (
        <AddressChoiceFields choice={step.choice} asked={addressFields} isWaiting={step.isWaiting} note={step.note} />
      )}
      {needsAdult && <ConsentField name="adult" label={checkoutMessages.adult} consent={step.age} />}
      <StepFailure checkout={checkout} message={step.failure} />
      <Button type="submit" busy={step.submitting.isBusy} busyLabel={checkoutMessages.waiting}>
        {checkout.stepAfter(id) === 'delivery' ? checkoutMessages.toDelivery : checkoutMessages.toPayment}
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
