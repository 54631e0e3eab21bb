import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  readonly title: ReactNode;
  readonly headingLevel?: 1 | 2 | 3 | undefined;
  /** A hint about the next step. */
  readonly children?: ReactNode;
  /** The link or button of the next step. */
  readonly action?: ReactNode;
  /** A decorative picture above. */
  readonly art?: ReactNode;
}

/** Shows that there is nothing here yet, and a next step. */
export function EmptyState({ title, headingLevel = 2, children, action, art }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={`stack ${styles.state}`}>
      {art != null && <div className={styles.art}>{art}</div>}
      <Heading>{title}</Heading>
      {children != null && <div className={styles.text}>{children}</div>}
      {action != null && <div className={`cluster ${styles.actions}`}>{action}</div>}
    </div>
  );
}
