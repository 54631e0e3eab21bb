import type { ReactNode } from 'react';
import { classNames } from './button';
import styles from './badge.module.css';

export interface BadgeProps {
  /** `vine` is for the club and for success; `soft` is the plain one on a card. */
  readonly tone?: 'plain' | 'soft' | 'pop' | 'vine' | 'ink' | undefined;
  readonly children: ReactNode;
}

export function Badge({ tone = 'plain', children }: BadgeProps) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>;
}
