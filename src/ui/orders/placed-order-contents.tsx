import { OrderLines, OrderTotals } from '#src/ui/cart/shared/order-lines';
import { placedOrderMessages } from '#src/ui/orders/shared/placed-order-messages';
import type { PlacedOrderView } from './shared/placed-order-reader';
import styles from './placed-order.module.css';

/** Shows the ordered products and their costs. */
export function PlacedOrderContents({ placed: { rows, summary } }: { readonly placed: PlacedOrderView }) {
  return (
    <section className={`stack gap-6 card ${styles.contents}`} aria-labelledby="ordered">
      <h2 className="small-title" id="ordered">
        {placedOrderMessages.lines}
      </h2>
      <OrderLines rows={rows} label={placedOrderMessages.lines} />
      <OrderTotals summary={summary} />
    </section>
  );
}
