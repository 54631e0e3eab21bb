import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { type Content, inElement } from './elements';
import styles from './button.module.css';

export interface ButtonProps
  extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'children'> {
  readonly children: Content;
  /** A busy button keeps its focus and its place, and starts nothing twice. */
  readonly busy?: boolean | undefined;
  readonly busyLabel?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** For a link use `LinkButton`. */
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
      {inElement(children)}
      {busy && <span className={styles.pour} aria-hidden="true" />}
      {busy && busyLabel !== undefined && <span className="visually-hidden">{busyLabel}</span>}
    </button>
  );
}

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonLook {
  /** `primary` once per view; `quiet` is a text button; `danger` for irreversible actions. */
  readonly variant?: ButtonVariant | undefined;
  readonly small?: boolean | undefined;
  readonly wide?: boolean | undefined;
}

export function buttonClass({ variant = 'primary', small, wide }: ButtonLook): string | undefined {
  return classNames(styles.button, styles[variant], small && styles.small, wide && styles.wide);
}

/** Undefined when no name applies, so that no empty attribute is rendered. */
export function classNames(...names: (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}

export interface LinkButtonProps extends ButtonLook, Omit<LinkProps, 'className' | 'style' | 'children'> {
  readonly children: Content;
}

/** An absolute `to` leaves the shop. */
export function LinkButton({ variant, small, wide, ...link }: LinkButtonProps) {
  return <Link {...link} className={buttonClass({ variant, small, wide })} />;
}

export function QuietButton(button: Omit<ButtonProps, 'variant' | 'small'>) {
  return <Button {...button} variant="quiet" small />;
}

export function QuietLink(link: Omit<LinkButtonProps, 'variant' | 'small'>) {
  return <LinkButton {...link} variant="quiet" small />;
}
