import {
  type HTMLAttributes,
  type HTMLInputAutoCompleteAttribute,
  type HTMLInputTypeAttribute,
  type ReactNode,
  type Ref,
  useId,
} from 'react';
import { describedBy, FieldFrame, type FieldWords } from './field-frame';
import styles from './field.module.css';

export interface FieldProps extends FieldWords {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The moment to validate what was typed. */
  readonly onBlur?: (() => void) | undefined;
  readonly id?: string | undefined;
  readonly type?: HTMLInputTypeAttribute | undefined;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  readonly placeholder?: string | undefined;
  readonly maxLength?: number | undefined;
  /** Of numbers and days. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly spellCheck?: boolean | undefined;
  /** More than one makes it a text area. */
  readonly rows?: number | undefined;
  /** A control that acts on the value, to the right of the input. */
  readonly action?: ReactNode;
  readonly ref?: Ref<HTMLInputElement & HTMLTextAreaElement> | undefined;
}

/** A labelled text input whose hint and error are tied to it. */
export function Field({
  label,
  hint,
  error,
  required,
  optionalLabel,
  id,
  onChange,
  rows = 1,
  action,
  type = 'text',
  min,
  max,
  ...rest
}: FieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const control = {
    ...rest,
    id: fieldId,
    className: styles.control,
    required,
    'aria-invalid': error != null || undefined,
    'aria-describedby': describedBy(fieldId, { hint, error }),
    onChange: (event: { readonly target: { readonly value: string } }) => onChange(event.target.value),
  };
  const input =
    rows > 1 ? <textarea {...control} rows={rows} /> : <input {...control} type={type} min={min} max={max} />;

  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error} required={required} optionalLabel={optionalLabel}>
      {action == null ? (
        input
      ) : (
        <div className={styles.row}>
          {input}
          {action}
        </div>
      )}
    </FieldFrame>
  );
}
