import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { AddressLines } from '#src/ui/address-book/shared/address-lines';
import { orderNotesMessages } from '#src/ui/cart/shared/cart-messages';
import { hasNotes, OrderNotesText } from '#src/ui/cart/shared/order-lines';
import { checkoutMessages } from '#src/ui/checkout/shared/checkout-messages';
import { checkoutPath } from '#src/ui/shell/paths';
import type { CheckoutPresenter } from './checkout.presenter';
import styles from './checkout.module.css';

export const OrderReview = observer(function OrderReview({ checkout }: { readonly checkout: CheckoutPresenter }) {
  const { shown, deliveryNames, steps } = checkout;
  const { order } = shown;
  const [first = 'address'] = steps;
  const { editNamed } = checkoutMessages;
  return (
    <dl className={styles.review}>
      <Entry label={checkoutMessages.contact} to={checkoutPath(first)} edits={editNamed.contact}>
        {order?.email}
      </Entry>
      {steps.includes('address') && (
        <Entry label={checkoutMessages.shipTo} to={checkoutPath('address')} edits={editNamed.address}>
          {order?.shipAddress && <AddressLines address={order.shipAddress} />}
        </Entry>
      )}
      {steps.includes('delivery') && (
        <Entry label={checkoutMessages.stepNames.delivery} to={checkoutPath('delivery')} edits={editNamed.delivery}>
          {deliveryNames.length > 0 ? deliveryNames.join(', ') : checkoutMessages.byEmail.label}
        </Entry>
      )}
      {order && hasNotes(order) && (
        <Entry label={orderNotesMessages.title} to="/cart/#notes" edits={orderNotesMessages.edits}>
          <OrderNotesText order={order} />
        </Entry>
      )}
    </dl>
  );
});

interface EntryProps {
  readonly label: string;
  readonly to: string;
  /** The subject of the link, for screen readers, which read links out of context. */
  readonly edits: string;
  readonly children: ReactNode;
}

function Entry({ label, to, edits, children }: EntryProps) {
  return (
    <div className={styles.entry}>
      <dt>{label}</dt>
      <dd>{children}</dd>
      <dd>
        <Link to={to}>
          {checkoutMessages.edit}
          <span className="visually-hidden">{` ${edits}`}</span>
        </Link>
      </dd>
    </div>
  );
}
