import { classNames, QuietButton } from './button';
import { type Content, type Elements, inElement } from './elements';
import { Icon, type IconName } from './icon';
import { kitMessages } from './kit-messages';
import styles from './notice.module.css';

export type NoticeTone = 'info' | 'success' | 'warning' | 'error';

export interface NoticeProps {
  readonly tone?: NoticeTone | undefined;
  readonly title?: Content;
  readonly text?: Content;
  readonly children?: Elements;
  readonly action?: Elements;
  readonly onRetry?: (() => void) | undefined;
  readonly still?: boolean | undefined;
}

const icons: Record<NoticeTone, IconName> = { info: 'info', success: 'check', warning: 'alert', error: 'alert' };

/**
 * An error interrupts a screen reader, the others wait for a pause. Some readers miss a `status` that arrives together
 * with its text: an important message goes into a `LiveNotice`.
 */
export function Notice({ tone = 'info', title, text, children, action, onRetry, still = false }: NoticeProps) {
  const role = still ? undefined : tone === 'error' ? 'alert' : 'status';
  const retry = onRetry && <QuietButton onClick={onRetry}>{kitMessages.tryAgain}</QuietButton>;
  return (
    <div className={classNames(styles.notice, styles[tone])} role={role}>
      <Icon name={icons[tone]} />
      <div className={`cluster top between ${styles.content}`}>
        <div>
          {title != null && <p className={styles.title}>{title}</p>}
          {inElement(text, 'p')}
          {children}
        </div>
        {(action ?? retry) != null && <div className={styles.action}>{action ?? retry}</div>}
      </div>
    </div>
  );
}
