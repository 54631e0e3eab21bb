import { type KeyboardEvent, useState } from 'react';
import { classNames } from './button';
import { Icon } from './icon';
import { typedCount } from './typed-count';
import styles from './quantity-stepper.module.css';

/** The change of the number for each key. */
const steps: ReadonlyMap<string, number> = new Map(
  Object.entries({ ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }),
);

export interface QuantityStepperProps {
  /** The accessible name of the number, with the product. */
  readonly label: string;
  readonly decreaseLabel: string;
  readonly increaseLabel: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** Gets typed text that is no number in the range; without it such a number is forced into the range. */
  readonly onReject?: ((typed: string) => void) | undefined;
  /** 1 by default; with 0 the minus button removes the line. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** True while the value waits for the server. */
  readonly pending?: boolean | undefined;
  readonly disabled?: boolean | undefined;
}

/**
 * Typed digits count on Enter and on leaving; other text is reset. A number that is forced to the value that was there before is
 * chosen again, so that each choice is announced.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const {
    label,
    decreaseLabel,
    increaseLabel,
    value,
    onChange,
    onReject,
    min = 1,
    max = 999,
    pending = false,
    disabled = false,
  } = props;
  const [draft, setDraft] = useState<string>();
  const [direction, setDirection] = useState<'up' | 'down'>();

  function clamped(count: number): number {
    return Math.min(max, Math.max(min, count));
  }

  function choose(next: number): void {
    setDraft(undefined);
    const allowed = clamped(next);
    if (disabled || allowed === value) return;
    setDirection(allowed > value ? 'up' : 'down');
    onChange(allowed);
  }

  function settle(): void {
    if (draft === undefined) return;
    const count = typedCount(draft);
    const isInRange = count !== undefined && count >= min && count <= max;
    const isForced = !isInRange && !onReject && count !== undefined;
    if (isForced && clamped(count) === value && !disabled) onChange(value);
    choose(isInRange || isForced ? count : value);
    if (!isInRange && draft.trim() !== '') onReject?.(draft);
  }

  function handleKey(event: KeyboardEvent): void {
    const step = steps.get(event.key);
    if (step !== undefined) choose(value + step);
    else if (event.key === 'Enter') settle();
    else if (event.key === 'Escape' && draft !== undefined) setDraft(undefined);
    else return;
    event.preventDefault();
  }

  return (
    <div
      className={classNames(styles.stepper, pending && styles.pending)}
      role="group"
      aria-label={label}
      aria-busy={pending || undefined}
    >
      <button
        type="button"
        className={`icon-button ${styles.step}`}
        aria-label={decreaseLabel}
        aria-disabled={disabled || value <= min || undefined}
        onClick={() => choose(value - 1)}
      >
        <Icon name="minus" />
      </button>
      <input
        className={classNames(
          styles.value,
          direction && styles[direction],
          direction && styles[value % 2 ? 'odd' : 'even'],
        )}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        role="spinbutton"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        value={draft ?? String(value)}
        disabled={disabled}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={settle}
        onKeyDown={handleKey}
      />
      <button
        type="button"
        className={`icon-button ${styles.step}`}
        aria-label={increaseLabel}
        aria-disabled={disabled || value >= max || undefined}
        onClick={() => choose(value + 1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
