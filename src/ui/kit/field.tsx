import {
  type FocusEvent,
  type HTMLAttributes,
  type HTMLInputAutoCompleteAttribute,
  type HTMLInputTypeAttribute,
  type Ref,
  useId,
} from 'react';
import { type Content, type Elements, inElement } from './elements';
import { Icon } from './icon';
import styles from './field.module.css';

export interface FieldProps extends FieldText {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Runs when the typed text should be validated. */
  readonly onBlur?: ((event: FocusEvent<HTMLElement>) => void) | undefined;
  readonly id?: string | undefined;
  readonly type?: HTMLInputTypeAttribute | undefined;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  readonly placeholder?: string | undefined;
  readonly maxLength?: number | undefined;
  /** For numbers and dates. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly spellCheck?: boolean | undefined;
  /** With `auto` the typed text decides, for names in any script. */
  readonly dir?: 'auto' | undefined;
  /** More than one row makes it a text area. */
  readonly rows?: number | undefined;
  /** The control acts on the value, to the right of the input. */
  readonly action?: Elements;
  readonly ref?: Ref<HTMLInputElement & HTMLTextAreaElement> | undefined;
}

/** Hint and error are tied to the input. */
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

export interface FieldText {
  readonly label: Content;
  readonly hint?: Content;
  readonly error?: Content;
  readonly required?: boolean | undefined;
  /** Is beside the label of an optional field. */
  readonly optionalLabel?: string | undefined;
}

interface FieldFrameProps extends FieldText {
  readonly id: string;
  readonly children: Elements;
}

export function FieldFrame({ id, label, hint, error, required, optionalLabel, children }: FieldFrameProps) {
  return (
    <div className={`stack gap-1 ${styles.field}`}>
      <label className={styles.label} htmlFor={id}>
        {inElement(label)}
        {required && (
          <span className={styles.mark} aria-hidden="true">
            {' '}
            *
          </span>
        )}
        {optionalLabel !== undefined && <span className={styles.optional}>{` ${optionalLabel}`}</span>}
      </label>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

export function FieldNotes({
  id,
  hint,
  error,
}: {
  readonly id: string;
  readonly hint?: Content;
  readonly error?: Content;
}) {
  return (
    <>
      {error != null && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="alert" size={16} />
          {inElement(error)}
        </p>
      )}
      {hint != null && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </>
  );
}

/** The error comes first, then the hint. */
export function describedBy(id: string, { hint, error }: Pick<FieldText, 'hint' | 'error'>): string | undefined {
  const ids = [error != null && `${id}-error`, hint != null && `${id}-hint`].filter(Boolean);
  return ids.join(' ') || undefined;
}
