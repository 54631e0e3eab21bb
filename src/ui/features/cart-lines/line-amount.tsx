import type { LineRow } from './line-row';
import styles from './cart-lines.module.css';

/** What a line counts for in the subtotal, and below it what discounts leave of that. */
export function LineAmount({ line }: { readonly line: LineRow }) {
  return (
    <>
      <p className={styles.amount}>{line.amount}</p>
      {line.discounted !== undefined && <p className={styles.discounted}>{line.discounted}</p>}
    </>
  );
}
