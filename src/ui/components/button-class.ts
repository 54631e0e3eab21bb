import { classNames } from './class-names';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

/** How a button looks, whether it is a `<button>` or a link. */
export interface ButtonLook {
  /** `primary` once per view; `quiet` is a text button; `danger` for what cannot be undone. */
  readonly variant?: ButtonVariant | undefined;
  readonly small?: boolean | undefined;
  /** Fills the width of its container. */
  readonly wide?: boolean | undefined;
}

/** The class names of a button of this look. */
export function buttonClass({ variant = 'primary', small, wide }: ButtonLook): string | undefined {
  return classNames(styles.button, styles[variant], small && styles.small, wide && styles.wide);
}
