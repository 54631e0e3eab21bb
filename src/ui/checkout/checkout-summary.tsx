import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { cartMessages } from '#src/ui/cart/shared/cart-messages';
import { OrderLines, OrderTotals } from '#src/ui/cart/shared/order-lines';
import { checkoutMessages } from '#src/ui/checkout/shared/checkout-messages';
import { Disclosure } from '#src/ui/kit/disclosure';
import { PromoCodeForm } from '#src/ui/promo-code/parts/promo-code-form';
import type { CheckoutPresenter } from './checkout.presenter';
import styles from './checkout.module.css';

interface CheckoutSummaryProps {
  readonly checkout: CheckoutPresenter;
}

export const CheckoutSummary = observer(function CheckoutSummary({ checkout }: CheckoutSummaryProps) {
  return (
    <section className={`stack gap-5 card ${styles.summary}`} aria-label={checkoutMessages.summary}>
      <div className="cluster gap-4 row-gap-0 baseline between">
        <h2 className="small-title">{checkoutMessages.summary}</h2>
        <Link to="/cart/">{checkoutMessages.editCart}</Link>
      </div>
      <SummaryBody checkout={checkout} />
    </section>
  );
});

export const FoldedSummary = observer(function FoldedSummary({ checkout }: CheckoutSummaryProps) {
  const face = (
    <span className={`cluster gap-4 row-gap-0 baseline between ${styles.face}`}>
      <span>
        {checkoutMessages.summary} <span className="note">{cartMessages.count(checkout.shown.units)}</span>
      </span>
      <strong className="tabular">{checkout.summary?.total}</strong>
    </span>
  );
  return (
    <section className={`card ${styles.folded}`} aria-label={checkoutMessages.summary}>
      <Disclosure summary={face}>
        <div className="stack gap-5">
          <SummaryBody checkout={checkout} />
          <Link to="/cart/">{checkoutMessages.editCart}</Link>
        </div>
      </Disclosure>
    </section>
  );
});

const SummaryBody = observer(function SummaryBody({ checkout }: CheckoutSummaryProps) {
  return (
    <>
      <OrderLines rows={checkout.shown.rows} label={cartMessages.lines} isFolding />
      {checkout.summary && <OrderTotals summary={checkout.summary} />}
      <PromoCodeForm />
      {checkout.shown.needsAdult && <p className="note">{checkoutMessages.adultSignature}</p>}
    </>
  );
});
