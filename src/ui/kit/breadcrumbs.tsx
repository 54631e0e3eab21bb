import { Link } from 'react-router-dom';
import styles from './breadcrumbs.module.css';

export interface Breadcrumb {
  readonly label: string;
  /** Undefined for the current page. */
  readonly to?: string | undefined;
  /** `no` for the name of a product or a maker. */
  readonly translate?: 'no';
}

export function Breadcrumbs({ label, items }: { readonly label: string; readonly items: readonly Breadcrumb[] }) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list} role="list">
        {items.map((item) => (
          <li key={item.label}>
            {item.to === undefined ? (
              <span aria-current="page" translate={item.translate}>
                {item.label}
              </span>
            ) : (
              <Link to={item.to}>{item.label}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
