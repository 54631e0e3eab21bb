import type { ReactNode } from 'react';
import { Icon } from './icon';
import styles from './field.module.css';

/** What every field shares: its words, and what is wrong with the present value. */
export interface FieldWords {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** What is wrong, in the shopper's words; ties itself to the control and marks it invalid. */
  readonly error?: ReactNode;
  readonly required?: boolean | undefined;
  /** Words beside the label of a field that may stay empty. */
  readonly optionalLabel?: string | undefined;
}

interface FieldFrameProps extends FieldWords {
  readonly id: string;
  readonly children: ReactNode;
}

/** Label above, control, then error and hint below. */
export function FieldFrame({ id, label, hint, error, required, optionalLabel, children }: FieldFrameProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {required && (
          <span className={styles.mark} aria-hidden="true">
            {' '}
            *
          </span>
        )}
        {optionalLabel !== undefined && <span className={styles.optional}> {optionalLabel}</span>}
      </label>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/** The error and the hint under a control, with the ids that `describedBy` names. */
export function FieldNotes({
  id,
  hint,
  error,
}: {
  readonly id: string;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
}) {
  return (
    <>
      {error != null && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="alert" size={16} />
          {error}
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

/** The value for `aria-describedby`: the error first, then the hint. */
export function describedBy(id: string, { hint, error }: Pick<FieldWords, 'hint' | 'error'>): string | undefined {
  const ids = [error != null && `${id}-error`, hint != null && `${id}-hint`].filter(Boolean);
  return ids.join(' ') || undefined;
}
