import { LinkButton } from './button';
import { type Content, inElement } from './elements';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  readonly title: Content;
  readonly headingLevel?: 1 | 2 | 3 | undefined;
  /** A text becomes a paragraph. */
  readonly text?: Content;
  /** A text is the label of the link to `to`. */
  readonly action?: Content;
  readonly to?: string | undefined;
}

export function EmptyState({ title, headingLevel = 2, text, action, to }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  const next = to === undefined ? action : <LinkButton to={to}>{action}</LinkButton>;
  return (
    <div className={`stack ${styles.state}`}>
      <Heading>{title}</Heading>
      {text != null && <div className={styles.text}>{inElement(text, 'p')}</div>}
      {next != null && <div className={`cluster ${styles.actions}`}>{next}</div>}
    </div>
  );
}
