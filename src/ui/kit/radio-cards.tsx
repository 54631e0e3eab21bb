import { useId } from 'react';
import { type Content, inElement } from './elements';
import { describedBy, FieldNotes } from './field';
import styles from './radio-cards.module.css';

export interface RadioCardOption<Value extends string> {
  readonly value: Value;
  readonly label: Content;
  readonly detail?: Content;
  readonly aside?: Content;
  readonly disabled?: boolean | undefined;
}

export interface RadioCardsProps<Value extends string> {
  readonly legend: Content;
  readonly name: string;
  /** Undefined while nothing is chosen. */
  readonly value: Value | undefined;
  readonly options: readonly RadioCardOption<Value>[];
  readonly onChange: (value: Value) => void;
  /** True when a heading has the same text: the legend is for screen readers only. */
  readonly legendHidden?: boolean | undefined;
  readonly hint?: Content;
  readonly error?: Content;
  readonly disabled?: boolean | undefined;
}

export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, name, value, options, onChange, legendHidden = false, hint, error, disabled } = props;
  const id = useId();
  return (
    <fieldset disabled={disabled} aria-describedby={describedBy(id, { hint, error })}>
      <legend className={legendHidden ? 'visually-hidden' : styles.legend}>{legend}</legend>
      <div className="stack gap-2">
        {options.map((option) => (
          <label key={option.value} className={`cluster row-gap-1 ${styles.card}`}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aria-invalid={error != null || undefined}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.label}>
              {inElement(option.label)}
              {option.detail != null && ' '}
              {option.detail != null && <span className={styles.detail}>{option.detail}</span>}
            </span>
            {option.aside != null && ' '}
            {option.aside != null && <span className={styles.aside}>{option.aside}</span>}
          </label>
        ))}
        <FieldNotes id={id} hint={hint} error={error} />
      </div>
    </fieldset>
  );
}
