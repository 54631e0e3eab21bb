import { type CSSProperties, useState } from 'react';
import { Field } from './field';
import styles from './range-field.module.css';

export interface RangeFieldProps {
  /** Whole numbers; `min` < `max`. */
  readonly min: number;
  readonly max: number;
  readonly low: number;
  readonly high: number;
  readonly labels: {
    readonly low: string;
    readonly high: string;
    readonly lowField: string;
    readonly highField: string;
  };
  /** Writes a value as screen readers say it. */
  readonly describe: (value: number) => string;
  /** Runs when a handle is let go of, and when a typed number is left or sent: `low` ≤ `high`, both in the range. */
  readonly onChange: (low: number, high: number) => void;
}

/** A range with two handles and two fields. Neither handle passes the other. */
export function RangeField({ min, max, low, high, labels, describe, onChange }: RangeFieldProps) {
  const [given, setGiven] = useState({ low, high });
  const [ends, setEnds] = useState({ low, high });
  const [typed, setTyped] = useState({ low: String(low), high: String(high) });

  const move = (next: { readonly low: number; readonly high: number }) => {
    setEnds(next);
    setTyped({ low: String(next.low), high: String(next.high) });
  };
  if (given.low !== low || given.high !== high) {
    setGiven({ low, high });
    move({ low, high });
  }
  const finish = () => {
    if (ends.low !== low || ends.high !== high) onChange(ends.low, ends.high);
  };
  // Text that is no number resets the field.
  const enter = (end: 'low' | 'high') => {
    const text = typed[end].trim();
    const value = /^\d{1,6}$/.test(text) ? Math.min(max, Math.max(min, Number(text))) : ends[end];
    const next =
      end === 'low'
        ? { low: Math.min(value, ends.high), high: ends.high }
        : { low: ends.low, high: Math.max(value, ends.low) };
    move(next);
    if (next.low !== low || next.high !== high) onChange(next.low, next.high);
  };
  // Each handle has the track on its side of the middle, so that neither control covers the other.
  const middle = (ends.low + ends.high) / 2;
  const halves = { low: { min, max: Math.ceil(middle) }, high: { min: Math.floor(middle), max } };
  const share = (from: number, to: number) => (to - from) / (max - min);
  const handle = (end: 'low' | 'high', label: string) => (
    <input
      type="range"
      className={styles[end]}
      style={{ '--part': share(halves[end].min, halves[end].max) } as CSSProperties}
      aria-label={label}
      aria-valuetext={describe(ends[end])}
      {...halves[end]}
      value={ends[end]}
      onChange={({ target }) =>
        move(
          end === 'low'
            ? { ...ends, low: Math.min(Number(target.value), ends.high) }
            : { ...ends, high: Math.max(Number(target.value), ends.low) },
        )
      }
      onPointerUp={finish}
      onKeyUp={finish}
      onBlur={finish}
    />
  );
  const field = (end: 'low' | 'high', label: string) => (
    <Field
      label={label}
      name={end}
      value={typed[end]}
      inputMode="numeric"
      maxLength={6}
      onChange={(value) => setTyped({ ...typed, [end]: value })}
      onBlur={() => enter(end)}
    />
  );

  return (
    <form
      className="stack gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        enter(document.activeElement?.getAttribute('name') === 'high' ? 'high' : 'low');
      }}
    >
      <div
        className={styles.track}
        data-crowded={ends.low - min > max - ends.high || undefined}
        style={{ '--low-share': share(min, ends.low), '--high-share': share(min, ends.high) } as CSSProperties}
      >
        {handle('low', labels.low)}
        {handle('high', labels.high)}
      </div>
      <div className={styles.fields}>
        {field('low', labels.lowField)}
        {field('high', labels.highField)}
      </div>
      <button type="submit" hidden />
    </form>
  );
}
