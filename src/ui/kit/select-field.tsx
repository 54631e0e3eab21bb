import { observer } from 'mobx-react-lite';
import { type ComponentProps, type HTMLInputAutoCompleteAttribute, type Ref, useId } from 'react';
import { describedBy, FieldFrame, type FieldText } from './field';
import type { Form } from './form';
import { Icon } from './icon';
import styles from './field.module.css';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

export interface SelectFieldProps extends FieldText, Pick<ComponentProps<'select'>, 'onKeyDown' | 'onPointerDown'> {
  readonly name: string;
  readonly value: string;
  readonly options: readonly SelectOption[];
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly id?: string | undefined;
  /** Comes first until something is chosen. */
  readonly placeholder?: string | undefined;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  readonly disabled?: boolean | undefined;
  readonly ref?: Ref<HTMLSelectElement> | undefined;
}

export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, required, optionalLabel, id, options, placeholder, onChange, ...rest } = props;
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error} required={required} optionalLabel={optionalLabel}>
      <div className={styles.select}>
        <select
          {...rest}
          id={fieldId}
          className={styles.control}
          required={required}
          aria-invalid={error != null || undefined}
          aria-describedby={describedBy(fieldId, { hint, error })}
          onChange={(event) => onChange(event.target.value)}
        >
          {placeholder !== undefined && (
            <option value="" disabled={required}>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron" />
      </div>
    </FieldFrame>
  );
}

interface FormSelectProps<F extends string> extends Omit<SelectFieldProps, 'name' | 'value' | 'error' | 'onChange'> {
  readonly form: Form<F>;
  readonly field: F;
}

export const FormSelect = observer(function FormSelect<F extends string>({ form, field, ...rest }: FormSelectProps<F>) {
  return (
    <SelectField
      {...rest}
      name={field}
      value={form.values[field]}
      error={form.problems[field]}
      onChange={(value) => form.type(field, value)}
    />
  );
});
