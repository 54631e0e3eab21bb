import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from './icon';
import styles from './row-head.module.css';

export interface RowHeadProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** The link to the full list. */
  readonly more?: { readonly to: string; readonly label: string } | undefined;
  /** The id of the title, for the element that it names. */
  readonly id?: string | undefined;
}

/** Shows the head of a row: title and text on one line, and the link to the full list. */
export function RowHead({ title, text, more, id }: RowHeadProps) {
  return (
    <header className={styles.head}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {text != null && <p className={styles.text}>{text}</p>}
      {more && (
        <Link className={`tap ${styles.more}`} to={more.to}>
          {more.label}
          <Icon name="arrow" />
        </Link>
      )}
    </header>
  );
}
