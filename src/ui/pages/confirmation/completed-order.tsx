import { observer } from 'mobx-react-lite';
import { LinkButton } from '../../components/link-button';
import { confirmationWords } from '../../text/checkout-words';
import { OrderLines, OrderTotals } from '../checkout/checkout-summary';
import type { ConfirmationPresenter } from './confirmation.presenter';

/** The order as it was completed. */
export const CompletedOrder = observer(function CompletedOrder({ confirmation }: { readonly confirmation: ConfirmationPresenter }) {
  const { order, summary } = confirmation;
  if (!order) return null;
  const { shipAddress: address } = order;
  return (
    <>
      <p className="lead">{confirmationWords.number(order.number)}</p>
      <h1>{confirmationWords.thanks}</h1>
      {order.email !== undefined && <p>{confirmationWords.mail(order.email)}</p>}
      <h2>{confirmationWords.lines}</h2>
      <OrderLines lines={confirmation.lines} label={confirmationWords.lines} />
      {summary && <OrderTotals summary={summary} />}
      {address && (
        <>
          <h2>{confirmationWords.shipTo}</h2>
          <address>
            {address.name}
            <br />
            {[address.address1, address.address2].filter(Boolean).join(', ')}
            <br />
            {address.city}, {address.stateAbbr} {address.zipcode}
          </address>
        </>
      )}
      {confirmation.needsAdult && <p className="note">{confirmationWords.adultSignature}</p>}
      <div>
        <LinkButton to="/shop/" variant="secondary">
          {confirmationWords.keepShopping}
        </LinkButton>
      </div>
    </>
  );
});
