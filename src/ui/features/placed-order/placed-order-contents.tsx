import { OrderLines, OrderTotals } from '#src/ui/features/cart-lines/order-lines';
import { placedOrderMessages } from '#src/ui/messages/placed-order-messages';
import type { PlacedOrderView } from './placed-order-reader';
import styles from './placed-order.module.css';

/** What was ordered, and what it costs. */
export function PlacedOrderContents({ placed: { rows, summary } }: { readonly placed: PlacedOrderView }) {
  return (
    <section className={styles.contents} aria-labelledby="ordered">
      <h2 id="ordered">{placedOrderMessages.lines}</h2>
      <OrderLines rows={rows} label={placedOrderMessages.lines} />
      <OrderTotals summary={summary} />
    </section>
  );
}
