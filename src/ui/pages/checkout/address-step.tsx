import { observer } from 'mobx-react-lite';
import { useRef, type ComponentProps, type SyntheticEvent } from 'react';
import { Button } from '../../components/button';
import { CheckboxField } from '../../components/checkbox-field';
import { Field } from '../../components/field';
import { Notice } from '../../components/notice';
import { SelectField } from '../../components/select-field';
import { usePresenter } from '../../di/use-presenter';
import { addressFields, type AddressField } from '../../forms/address-form';
import { checkoutWords } from '../../text/checkout-words';
import { AddressStepPresenter } from './address-step.presenter';
import styles from './checkout.module.css';

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
  readonly needsAdult: boolean;
  readonly onDone: () => void;
}

/** E-mail and address, and the question of age when there is wine in the order. */
export const AddressStep = observer(function AddressStep({ needsAdult, onDone }: AddressStepProps) {
  const step = usePresenter(AddressStepPresenter);
  const form = useRef<HTMLFormElement>(null);

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (await step.submit(needsAdult)) onDone();
    else form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {addressFields.map((field) =>
        field === 'stateAbbr' ? <StateField key={field} step={step} /> : <TextField key={field} step={step} field={field} />,
      )}
      {needsAdult && (
        <div className={styles.whole}>
          <CheckboxField name="adult" label={checkoutWords.adult} checked={step.isAdult} onChange={(isAdult) => step.confirmAdult(isAdult)} error={step.adultProblem} required />
        </div>
      )}
      <div className={styles.whole} role="alert">
        {step.notShippable !== undefined && (
          <Notice tone="error" still>
            <p>{step.notShippable}</p>
          </Notice>
        )}
        {step.failure !== undefined && (
          <Notice tone="error" still>
            <p>{step.failure}</p>
          </Notice>
        )}
      </div>
      <div className={styles.whole}>
        <Button type="submit" busy={step.isSubmitting}>
          {checkoutWords.toDelivery}
        </Button>
      </div>
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
        options={[{ value: '', label: checkoutWords.chooseState }, ...step.states.map(({ abbr, name }) => ({ value: abbr, label: name }))]}
      />
      {step.statesFailure !== undefined && (
        <Notice tone="error" action={<Button variant="quiet" small onClick={() => void step.loadStates()}>{checkoutWords.tryAgain}</Button>}>
          <p>{step.statesFailure}</p>
        </Notice>
      )}
    </div>
  );
});
