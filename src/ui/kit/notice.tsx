import type { ReactNode } from 'react';
import { classNames } from './button';
import { Icon, type IconName } from './icon';
import styles from './notice.module.css';

export type NoticeTone = 'info' | 'success' | 'warning' | 'error';

export interface NoticeProps {
  readonly tone?: NoticeTone | undefined;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** A small button or link that helps: try again, undo, open. */
  readonly action?: ReactNode;
  /** True for a part of the page from the start: no live region, nothing is announced. */
  readonly still?: boolean | undefined;
}

const icons: Record<NoticeTone, IconName> = { info: 'info', success: 'check', warning: 'alert', error: 'alert' };

/**
 * Shows a message. An error interrupts a screen reader, the others wait for a pause. Some readers miss a `status` that
 * arrives together with its text: an important message goes, as a still notice, into a live region that was there
 * before.
 */
export function Notice({ tone = 'info', title, children, action, still = false }: NoticeProps) {
  const role = still ? undefined : tone === 'error' ? 'alert' : 'status';
  return (
    <div className={classNames(styles.notice, styles[tone])} role={role}>
      <Icon name={icons[tone]} />
      <div className={`cluster top between ${styles.content}`}>
        <div>
          {title != null && <p className={styles.title}>{title}</p>}
          {children}
        </div>
        {action != null && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
