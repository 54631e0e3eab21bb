import { OrderLines, OrderTotals } from '#src/ui/cart/shared/order-lines';
import { Section } from '#src/ui/kit/section';
import { placedOrderMessages } from '#src/ui/orders/shared/placed-order-messages';
import type { PlacedOrderView } from './shared/placed-order-reader';
import styles from './placed-order.module.css';

export function PlacedOrderContents({ placed: { rows, summary } }: { readonly placed: PlacedOrderView }) {
  return (
    <Section id="ordered" title={placedOrderMessages.lines} small className={`stack gap-6 card ${styles.contents}`}>
      <OrderLines rows={rows} label={placedOrderMessages.lines} />
      <OrderTotals summary={summary} />
    </Section>
  );
}
