import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from './icon';
import styles from './row-head.module.css';

export interface RowHeadProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly more?: { readonly to: string; readonly label: string } | undefined;
  /** The title names an element by this id. */
  readonly id?: string | undefined;
}

export function RowHead({ title, text, more, id }: RowHeadProps) {
  return (
    <header className={styles.head}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {text != null && <p className={styles.text}>{text}</p>}
      {more && (
        <Link className={`tap ${styles.more}`} to={more.to}>
          <span>{more.label}</span>
          <Icon name="arrow" />
        </Link>
      )}
    </header>
  );
}
