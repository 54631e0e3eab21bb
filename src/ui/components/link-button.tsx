import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { buttonClass, type ButtonLook } from './button-class';

export interface LinkButtonProps extends ButtonLook, Omit<LinkProps, 'className' | 'style'> {
  readonly children: ReactNode;
}

/** A link with the look of a button; an absolute `to` leaves the shop. */
export function LinkButton({ variant, small, wide, ...link }: LinkButtonProps) {
  return <Link {...link} className={buttonClass({ variant, small, wide })} />;
}
