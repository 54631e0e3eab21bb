import { observer } from 'mobx-react-lite';
import { type SyntheticEvent, useRef } from 'react';
import { Button } from '#src/ui/components/button';
import { usePresenter } from '#src/ui/di/use-presenter';
import { AddressFields } from '#src/ui/features/address/address-fields';
import { addressFields } from '#src/ui/forms/address-form';
import { checkoutMessages } from '#src/ui/messages/checkout-messages';
import { AddressStepPresenter } from './address-step.presenter';
import { AgeField } from './age-field';
import type { CheckoutPresenter } from './checkout.presenter';
import { focusFirstProblem } from './focus-first-problem';
import { SignInHint } from './sign-in-hint';
import { StepFailure } from './step-failure';
import styles from './checkout.module.css';

interface AddressStepProps {
  readonly checkout: CheckoutPresenter;
  readonly onDone: () => void;
}

/** E-mail and address, and the question of age when there is wine in the order. */
export const AddressStep = observer(function AddressStep({ checkout, onDone }: AddressStepProps) {
  const step = usePresenter(AddressStepPresenter);
  const form = useRef<HTMLFormElement>(null);

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (await step.submit(checkout.needsAdult)) onDone();
    else focusFirstProblem(form.current);
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <SignInHint />
      <AddressFields entry={step.entry} asked={addressFields} />
      {checkout.needsAdult && <AgeField age={step.age} />}
      <StepFailure checkout={checkout} message={step.failure} />
      <Button type="submit" busy={step.isSubmitting} busyLabel={checkoutMessages.waiting}>
        {checkoutMessages.toDelivery}
      </Button>
    </form>
  );
});
