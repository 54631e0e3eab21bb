import { Children, type ReactNode } from 'react';
import styles from './product-grid.module.css';

export interface ProductGridProps {
  /** Names the list for screen readers. */
  readonly label: string;
  readonly children: ReactNode;
  /** The present cards are about to change: they dim and keep their place. */
  readonly busy?: boolean | undefined;
}

/** Cards in as many columns as fit: one at 360 px, two on larger phones, four at 1280 px. */
export function ProductGrid({ label, children, busy = false }: ProductGridProps) {
  return (
    <ul className={styles.grid} role="list" aria-label={label} aria-busy={busy || undefined}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  );
}
