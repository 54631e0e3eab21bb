import { useId } from 'react';
import { describedBy, FieldNotes } from '#src/ui/kit/field';
import styles from './star-field.module.css';

export interface StarFieldProps {
  readonly legend: string;
  readonly name: string;
  /** 1 to 5 as text; empty while nothing is chosen. */
  readonly value: string;
  readonly options: readonly string[];
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
}

const star = 'M12 1.6l3.2 6.9 7.4.9-5.5 5.1 1.5 7.4-6.6-3.7-6.6 3.7 1.5-7.4L1.4 9.4l7.4-.9z';

/** One radio button for each number of stars lets arrow keys move through them. */
export function StarField({ legend, name, value, options, onChange, error }: StarFieldProps) {
  const id = useId();
  return (
    <fieldset className={`stack gap-1 ${styles.field}`} aria-describedby={describedBy(id, { error })}>
      <legend className={styles.legend}>
        <span>{legend}</span>
        <span className={styles.mark} aria-hidden="true">
          {' '}
          *
        </span>
      </legend>
      <div className="cluster gap-4 row-gap-0">
        <div className={styles.stars}>
          {options.map((label, index) => {
            const score = String(index + 1);
            return (
              <label key={score} className={styles.star}>
                <input
                  type="radio"
                  name={name}
                  value={score}
                  checked={score === value}
                  required
                  aria-invalid={error !== undefined || undefined}
                  onChange={() => onChange(score)}
                />
                <svg viewBox="0 0 24 24" width="32" height="32" aria-hidden="true" focusable="false">
                  <path d={star} />
                </svg>
                <span className="visually-hidden">{label}</span>
              </label>
            );
          })}
        </div>
        <span className={styles.chosen} aria-hidden="true">
          {options[Number(value) - 1]}
        </span>
      </div>
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}
