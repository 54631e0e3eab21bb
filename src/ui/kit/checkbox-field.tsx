import { observer } from 'mobx-react-lite';
import { type Ref, useId } from 'react';
import { inElement } from './elements';
import { describedBy, FieldNotes, type FieldText } from './field';
import type { Form } from './form';
import styles from './field.module.css';

export interface CheckboxFieldProps extends Omit<FieldText, 'optionalLabel'> {
  readonly name: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly id?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

export function CheckboxField({ label, hint, error, required, id, onChange, ...rest }: CheckboxFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <div className={styles.check}>
      <input
        {...rest}
        id={fieldId}
        type="checkbox"
        className={styles.box}
        required={required}
        aria-invalid={error != null || undefined}
        aria-describedby={describedBy(fieldId, { hint, error })}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={fieldId}>
        {inElement(label)}
        {required && (
          <span className={styles.mark} aria-hidden="true">
            {' '}
            *
          </span>
        )}
      </label>
      <FieldNotes id={fieldId} hint={hint} error={error} />
    </div>
  );
}

interface FormCheckboxProps<F extends string> {
  readonly form: Form<F>;
  readonly field: F;
  readonly label: string;
}

/** The field is `yes` when the checkbox is checked, else empty. */
export const FormCheckbox = observer(function FormCheckbox<F extends string>(props: FormCheckboxProps<F>) {
  const { form, field, label } = props;
  return (
    <CheckboxField
      name={field}
      label={label}
      checked={form.values[field] !== ''}
      error={form.problems[field]}
      onChange={(checked) => form.type(field, checked ? 'yes' : '')}
      required
    />
  );
});
