import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { LineItemList, LineItemRow } from '../../components/line-item-row';
import { asPictureSource } from '../../components/picture-source';
import { SummaryList } from '../../components/summary-list';
import { cartWords } from '../../text/cart-words';
import { checkoutWords } from '../../text/checkout-words';
import { PromoCodeForm } from '../cart/promo-code-form';
import type { LineRow } from '../cart/line-row';
import type { Summary } from '../cart/summary';
import type { CheckoutPresenter } from './checkout.presenter';
import styles from './checkout.module.css';

/** What is being bought and what it costs, beside the steps. */
export const CheckoutSummary = observer(function CheckoutSummary({ checkout }: { readonly checkout: CheckoutPresenter }) {
  return (
    <section className={styles.summary} aria-label={checkoutWords.summary}>
      <div className={styles.summaryHead}>
        <h2>{checkoutWords.summary}</h2>
        <Link to="/cart/">{checkoutWords.editCart}</Link>
      </div>
      <OrderLines lines={checkout.lines} label={cartWords.lines} />
      <PromoCodeForm />
      {checkout.summary && <OrderTotals summary={checkout.summary} />}
      {checkout.needsAdult && <p className="note">{checkoutWords.adultSignature}</p>}
    </section>
  );
});

/** The lines of an order that is only read. */
export function OrderLines({ lines, label }: { readonly lines: readonly LineRow[]; readonly label: string }) {
  return (
    <LineItemList label={label}>
      {lines.map((line) => (
        <LineItemRow
          key={line.id}
          image={asPictureSource(line.picture)}
          tint={line.tint}
          name={line.name}
          details={`${line.quantity} × ${line.price}`}
          amounts={line.amount}
        />
      ))}
    </LineItemList>
  );
}

export function OrderTotals({ summary }: { readonly summary: Summary }) {
  return (
    <SummaryList
      rows={summary.rows}
      total={{ label: cartWords.total, amount: summary.total }}
      pending={summary.isPending}
      pendingLabel={cartWords.updating}
    />
  );
}
