import { observer } from 'mobx-react-lite';
import { Link, useLocation } from 'react-router-dom';
import { addressFields, contactFields } from '#src/ui/address-book/shared/address-checks';
import { AddressChoiceFields } from '#src/ui/address-book/shared/address-choice-fields';
import { AddressFields } from '#src/ui/address-book/shared/address-fields';
import { checkoutMessages } from '#src/ui/checkout/shared/checkout-messages';
import { Button } from '#src/ui/kit/button';
import { FormView } from '#src/ui/kit/form-view';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { useWhileHere } from '#src/ui/kit/use-while-here';
import { loginPath } from '#src/ui/shell/paths';
import { AddressStepPresenter } from './address-step.presenter';
import { AgeField } from './age-field';
import type { CheckoutPresenter } from './checkout.presenter';
import { StepFailure } from './step-failure';
import styles from './checkout.module.css';

interface AddressStepProps {
  readonly checkout: CheckoutPresenter;
  /** The contact step asks for the e-mail address alone. */
  readonly step: 'contact' | 'address';
  readonly onDone: () => void;
}

export const AddressStep = observer(function AddressStep({ checkout, step: id, onDone }: AddressStepProps) {
  const isMailed = id === 'contact';
  const { needsAdult } = checkout.shown;
  const step = usePresenter(AddressStepPresenter, { isMailed, needsAdult });
  const goOn = useWhileHere(onDone);

  return (
    <FormView className={`stack ${styles.form}`} send={() => step.submit()} onSent={goOn}>
      {step.offersSignIn && <SignInHint />}
      {isMailed && <p>{checkoutMessages.byEmail.contact}</p>}
      {isMailed ? (
        <AddressFields entry={step.entry} asked={contactFields} />
      ) : (
        <AddressChoiceFields choice={step.choice} asked={addressFields} isWaiting={step.isWaiting} note={step.note} />
      )}
      {needsAdult && <AgeField consents={step.consents} state={step.state} />}
      <StepFailure checkout={checkout} failure={step.failure} />
      <Button type="submit" busy={step.submitting.isBusy} busyLabel={checkoutMessages.waiting}>
        {checkout.stepAfter(id) === 'delivery' ? checkoutMessages.toDelivery : checkoutMessages.toPayment}
      </Button>
    </FormView>
  );
});

function SignInHint() {
  const location = useLocation();
  return (
    <p>
      {checkoutMessages.haveAccount} <Link to={loginPath(location)}>{checkoutMessages.signIn}</Link>
    </p>
  );
}
