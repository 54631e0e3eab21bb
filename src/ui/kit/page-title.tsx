import type { ReactNode } from 'react';
import styles from './page-title.module.css';

export function PageTitle({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <header className={styles.head}>
      <h1 className="display">{title}</h1>
      <p className="lead">{children}</p>
    </header>
  );
}
