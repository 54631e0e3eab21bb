import { type ReactNode, useId } from 'react';
import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  readonly value: number;
  readonly max: number;
  readonly children: ReactNode;
}

export function ProgressBar({ value, max, children }: ProgressBarProps) {
  const id = useId();
  return (
    <div>
      <label className={styles.text} htmlFor={id}>
        {children}
      </label>
      <progress id={id} className={styles.bar} value={Math.min(Math.max(value, 0), max)} max={max} />
    </div>
  );
}
