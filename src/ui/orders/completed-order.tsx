import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { Order } from '#src/domain/cart/order';
import { confirmationMessages } from '#src/ui/checkout/shared/checkout-messages';
import { recurringMessages, type TermsText } from '#src/ui/checkout/shared/recurring-messages';
import { RecurringTermsList } from '#src/ui/checkout/shared/recurring-terms-list';
import { LinkButton } from '#src/ui/kit/button';
import { Section } from '#src/ui/kit/section';
import { Sentence } from '#src/ui/kit/sentence';
import { useFocusOnChange } from '#src/ui/kit/use-focus-on-change';
import { NeedsCardNotice } from '#src/ui/subscription/shared/needs-card-notice';
import { CancelOrder } from './cancel-order';
import { cancelOrderMessages } from './cancel-order-messages';
import type { ConfirmedOrder } from './confirmation.presenter';
import { CrossSell } from './cross-sell';
import { PlacedOrderContents } from './placed-order-contents';
import { PlacedOrderDetails } from './placed-order-details';
import styles from './confirmation.module.css';

interface CompletedOrderProps {
  readonly confirmed: ConfirmedOrder;
  readonly onChanged: (changed: Order) => void;
}

export const CompletedOrder = observer(function CompletedOrder({ confirmed, onChanged }: CompletedOrderProps) {
  const { placed, isPlacedHere, renews } = confirmed;
  const { order } = placed;
  // The button that canceled it has disappeared.
  const heading = useFocusOnChange(order.state);
  return (
    <>
      <header className="stack gap-3">
        <p className={styles.number}>
          <Sentence text={confirmationMessages.number(order.number)} verbatim={order.number} />
        </p>
        <h1 className="display" ref={heading} tabIndex={-1}>
          {titleOf(confirmed)}
        </h1>
        {isPlacedHere && order.email !== undefined && <p className="lead">{confirmationMessages.mail(order.email)}</p>}
        <p className={isPlacedHere ? 'note' : 'lead'}>{confirmed.statusText}</p>
      </header>
      {renews && <NeedsCardNotice />}
      <div className={styles.columns}>
        <div className="stack gap-6">
          <PlacedOrderContents placed={placed} />
          {confirmed.offersAdditions && <CrossSell order={order} onAdded={onChanged} />}
          <CancelOrder placed={placed} onCanceled={onChanged} />
        </div>
        <div className={`stack gap-6 ${styles.after}`}>
          {confirmed.isAhead && <NextSteps needsAdult={confirmed.needsAdult} isShipped={order.shipments.length > 0} />}
          <Terms terms={confirmed.terms} renews={renews} />
          <PlacedOrderDetails placed={placed} />
          <LinkButton to="/shop/" variant="secondary">
            {confirmationMessages.continueShopping}
          </LinkButton>
        </div>
      </div>
    </>
  );
});

function titleOf({ placed, isPlacedHere }: ConfirmedOrder): string {
  if (placed.order.state === 'canceled') return cancelOrderMessages.canceled;
  return isPlacedHere ? confirmationMessages.thanks : confirmationMessages.yourOrder;
}

function NextSteps({ needsAdult, isShipped }: { readonly needsAdult: boolean; readonly isShipped: boolean }) {
  const { title, packed, mailed, adult, chill } = confirmationMessages.next;
  return (
    <Section id="next" title={title} small className={styles.next}>
      <ol role="list">
        <li>{isShipped ? packed : mailed}</li>
        {needsAdult && (
          <li>
            <strong>{confirmationMessages.adultSignature}</strong> {adult}
          </li>
        )}
        {needsAdult && <li>{chill}</li>}
      </ol>
    </Section>
  );
}

/** The buyer agreed to these terms. */
function Terms({ terms, renews }: { readonly terms: readonly TermsText[]; readonly renews: boolean }) {
  if (terms.length === 0) return null;
  return (
    <Section id="recurring-terms" title={recurringMessages.title} small>
      <RecurringTermsList terms={terms} />
      {renews && (
        <p>
          <Link to="/account/subscriptions/">{recurringMessages.manage}</Link>
        </p>
      )}
    </Section>
  );
}
