import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { buttonClass, type ButtonLook } from './button-class';
import styles from './button.module.css';

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
  readonly children: ReactNode;
  /** The action that this button started is under way: it keeps its focus and its place, and starts nothing twice. */
  readonly busy?: boolean | undefined;
  /** Words added for screen readers while busy. */
  readonly busyLabel?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button. For something that has an address use `LinkButton`. */
export function Button({
  children,
  variant,
  small,
  wide,
  busy = false,
  busyLabel,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>): void {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, small, wide })}
      aria-disabled={busy || undefined}
      onClick={press}
    >
      {children}
      {busy && <span className={styles.pour} aria-hidden="true" />}
      {busy && busyLabel !== undefined && <span className="visually-hidden">{busyLabel}</span>}
    </button>
  );
}
