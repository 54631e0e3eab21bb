import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import { checkoutMessages } from '#src/ui/checkout/shared/checkout-messages';
import type { Field } from '#src/ui/kit/field';
import { Notice } from '#src/ui/kit/notice';
import { SelectField } from '#src/ui/kit/select-field';
import { TextField } from '#src/ui/kit/text-field';
import type { AddressField, FieldHints } from './address-checks';
import type { AddressEntry } from './address-entry';
import styles from './address-fields.module.css';

type Traits = Pick<
  ComponentProps<typeof Field>,
  'type' | 'autoComplete' | 'inputMode' | 'hint' | 'required' | 'optionalLabel' | 'dir'
>;

const traits: Readonly<Record<Exclude<AddressField, 'stateAbbr'>, Traits>> = {
  email: {
    type: 'email',
    autoComplete: 'email',
    inputMode: 'email',
    hint: checkoutMessages.hints.email,
    required: true,
  },
  name: { autoComplete: 'shipping name', required: true, dir: 'auto' },
  address1: { autoComplete: 'shipping address-line1', required: true, dir: 'auto' },
  address2: { autoComplete: 'shipping address-line2', optionalLabel: checkoutMessages.optional, dir: 'auto' },
  city: { autoComplete: 'shipping address-level2', required: true, dir: 'auto' },
  zipcode: { autoComplete: 'shipping postal-code', inputMode: 'numeric', required: true },
  phone: {
    type: 'tel',
    autoComplete: 'shipping tel',
    inputMode: 'tel',
    hint: checkoutMessages.hints.phone,
    required: true,
  },
};

interface AddressFieldsProps {
  readonly entry: AddressEntry;
  readonly asked: readonly AddressField[];
  readonly hints?: FieldHints;
}

export function AddressFields({ entry, asked, hints = {} }: AddressFieldsProps) {
  return (
    <div className={styles.address}>
      <div className={styles.fields}>
        {asked.map((field) =>
          field === 'stateAbbr' ? (
            <StateField key={field} entry={entry} hint={hints.stateAbbr} />
          ) : (
            <div key={field} className={styles[field]}>
              <TextField
                {...traits[field]}
                {...(hints[field] !== undefined && { hint: hints[field] })}
                form={entry.form}
                field={field}
                label={checkoutMessages.fields[field]}
              />
            </div>
          ),
        )}
      </div>
    </div>
  );
}

const StateField = observer(function StateField({
  entry,
  hint,
}: {
  readonly entry: AddressEntry;
  readonly hint: string | undefined;
}) {
  return (
    <div className={styles.stateAbbr}>
      <SelectField
        name="stateAbbr"
        label={checkoutMessages.fields.stateAbbr}
        autoComplete="shipping address-level1"
        required
        value={entry.form.values.stateAbbr}
        hint={hint}
        error={entry.stateProblem}
        onChange={(state) => entry.form.type('stateAbbr', state)}
        onBlur={() => entry.form.leave('stateAbbr')}
        options={[{ value: '', label: checkoutMessages.chooseState }, ...entry.stateOptions]}
      />
      {entry.statesFailure !== undefined && (
        <Notice tone="error" onRetry={() => void entry.loadStates()} text={entry.statesFailure} />
      )}
    </div>
  );
});
