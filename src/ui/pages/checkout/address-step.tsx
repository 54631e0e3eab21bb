import { observer } from 'mobx-react-lite';
import { useRef, type ComponentProps, type SyntheticEvent } from 'react';
import { Button } from '../../components/button';
import { Field } from '../../components/field';
import { Notice } from '../../components/notice';
import { SelectField } from '../../components/select-field';
import { usePresenter } from '../../di/use-presenter';
import { addressFields, type AddressField } from '../../forms/address-form';
import { checkoutWords } from '../../text/checkout-words';
import { AddressStepPresenter } from './address-step.presenter';
import { AgeField } from './age-field';
import styles from './checkout.module.css';
import { SignInHint } from './sign-in-hint';
import type { CheckoutPresenter } from './checkout.presenter';
import { focusFirstProblem } from './focus-first-problem';
import { StepFailure } from './step-failure';

type Traits = Pick<ComponentProps<typeof Field>, 'type' | 'autoComplete' | 'inputMode' | 'hint' | 'required' | 'optionalLabel' | 'maxLength'>;

const traits: Readonly<Record<Exclude<AddressField, 'stateAbbr'>, Traits>> = {
  email: { type: 'email', autoComplete: 'email', inputMode: 'email', hint: checkoutWords.hints.email, required: true },
  name: { autoComplete: 'shipping name', required: true },
  address1: { autoComplete: 'shipping address-line1', required: true },
  address2: { autoComplete: 'shipping address-line2', optionalLabel: checkoutWords.optional },
  city: { autoComplete: 'shipping address-level2', required: true },
  zipcode: { autoComplete: 'shipping postal-code', inputMode: 'numeric', maxLength: 10, required: true },
  phone: { type: 'tel', autoComplete: 'shipping tel', inputMode: 'tel', hint: checkoutWords.hints.phone, required: true },
};

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
      {addressFields.map((field) =>
        field === 'stateAbbr' ? <StateField key={field} step={step} /> : <TextField key={field} step={step} field={field} />,
      )}
      {checkout.needsAdult && <AgeField age={step.age} />}
      <div role="alert">
        {step.notShippable !== undefined && (
          <Notice tone="error" still>
            <p>{step.notShippable}</p>
          </Notice>
        )}
      </div>
      <StepFailure checkout={checkout} message={step.failure} />
      <Button type="submit" busy={step.isSubmitting} busyLabel={checkoutWords.waiting}>
        {checkoutWords.toDelivery}
      </Button>
    </form>
  );
});

interface StepFieldProps {
  readonly step: AddressStepPresenter;
}

const TextField = observer(function TextField({ step, field }: StepFieldProps & { readonly field: keyof typeof traits }) {
  return (
    <div className={styles[field]}>
      <Field
        {...traits[field]}
        name={field}
        label={checkoutWords.fields[field]}
        value={step.fields[field]}
        error={step.problems[field]}
        onChange={(value) => step.type(field, value)}
        onBlur={() => step.leave(field)}
      />
    </div>
  );
});

const StateField = observer(function StateField({ step }: StepFieldProps) {
  return (
    <div className={styles.stateAbbr}>
      <SelectField
        name="stateAbbr"
        label={checkoutWords.fields.stateAbbr}
        autoComplete="shipping address-level1"
        required
        value={step.fields.stateAbbr}
        error={step.problems.stateAbbr}
        onChange={(value) => step.type('stateAbbr', value)}
        onBlur={() => step.leave('stateAbbr')}
        options={[{ value: '', label: checkoutWords.chooseState }, ...step.stateOptions]}
      />
      {step.statesFailure !== undefined && (
        <Notice tone="error" action={<Button variant="quiet" small onClick={() => void step.loadStates()}>{checkoutWords.tryAgain}</Button>}>
          <p>{step.statesFailure}</p>
        </Notice>
      )}
    </div>
  );
});
