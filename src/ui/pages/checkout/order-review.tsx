import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { CheckoutStep } from '../../../domain/checkout/checkout-step';
import { checkoutWords } from '../../text/checkout-words';
import { AddressLines } from './address-lines';
import type { CheckoutPresenter } from './checkout.presenter';
import { stepAddress } from './checkout-steps';
import styles from './checkout.module.css';

/** What the shopper said so far, each with the way to change it. */
export const OrderReview = observer(function OrderReview({ checkout }: { readonly checkout: CheckoutPresenter }) {
  const { order, deliveryNames } = checkout;
  const { editNamed } = checkoutWords;
  return (
    <dl className={styles.review}>
      <Entry label={checkoutWords.contact} step="address" edits={editNamed.contact}>
        {order?.email}
      </Entry>
      <Entry label={checkoutWords.shipTo} step="address" edits={editNamed.address}>
        {order?.shipAddress && <AddressLines address={order.shipAddress} />}
      </Entry>
      <Entry label={checkoutWords.stepNames.delivery} step="delivery" edits={editNamed.delivery}>
        {deliveryNames.length > 0 ? deliveryNames.join(', ') : checkoutWords.byEmail.label}
      </Entry>
    </dl>
  );
});

interface EntryProps {
  readonly label: string;
  readonly step: CheckoutStep;
  /** What the link changes, for those who hear it alone. */
  readonly edits: string;
  readonly children: ReactNode;
}

function Entry({ label, step, edits, children }: EntryProps) {
  return (
    <div className={styles.entry}>
      <dt>{label}</dt>
      <dd>{children}</dd>
      <dd>
        <Link to={stepAddress(step)}>
          {checkoutWords.edit}
          <span className="visually-hidden"> {edits}</span>
        </Link>
      </dd>
    </div>
  );
}
