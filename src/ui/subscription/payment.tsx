import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Subscription } from '#src/domain/subscription/subscription';
import { Button } from '#src/ui/kit/button';
import { Notice } from '#src/ui/kit/notice';
import { useFocusOnChange } from '#src/ui/kit/use-focus-on-change';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { CardChoice } from './card-choice';
import { PaymentPresenter } from './payment.presenter';
import { repairMessages as messages } from './repair-messages';
import { SubscriptionDialog } from './subscription-form';
import type { SubscriptionPresenter } from './subscription.presenter';
import styles from './subscription.module.css';

interface PaymentProps {
  readonly page: SubscriptionPresenter;
  readonly subscription: Subscription;
}

/** Shows an unpaid delivery above everything else on the page; and the form to change the card. */
export const Payment = observer(function Payment({ page, subscription }: PaymentProps) {
  const [parameters, setParameters] = useSearchParams();
  const cardSessionId = parameters.get('card_session_id');
  const paymentError = parameters.get('payment_error');
  const payment = usePresenter(PaymentPresenter, { subscription, cardSessionId, paymentError });
  const { problem, notice, hasReturned } = payment;
  const isUnpaid = problem === 'delivery-unpaid';
  // The pressed button has disappeared with the form.
  const noticeRef = useFocusOnChange<HTMLDivElement>(notice?.title ?? '');

  // After a reload the page does not announce it again.
  useEffect(() => {
    if (cardSessionId !== null || paymentError !== null) setParameters({}, { replace: true });
  }, [cardSessionId, paymentError, setParameters]);

  // A shopper who added a card for a later delivery returns to the choice.
  useEffect(() => {
    if (hasReturned && !isUnpaid) page.open('card');
  }, [hasReturned, isUnpaid, page]);

  return (
    <>
      <div ref={noticeRef} tabIndex={-1} className="stack gap-2">
        {notice && (
          <Notice tone={notice.tone} title={notice.title} still>
            {notice.text !== undefined && <p>{notice.text}</p>}
          </Notice>
        )}
      </div>
      {isUnpaid && (
        <section className={`stack gap-3 ${styles.unpaid}`} aria-label={messages.title}>
          <h2>{messages.title}</h2>
          {payment.texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <CardChoice
            subscription={subscription}
            payment={payment}
            confirm={messages.pay(payment.amount)}
            onSent={() => page.close()}
          />
        </section>
      )}
      {problem === 'card-declined' && (
        <Notice
          tone="error"
          title={messages.cardDeclined.title}
          still
          action={
            <Button variant="quiet" small onClick={() => page.open('card')}>
              {messages.cardDeclined.action}
            </Button>
          }
        >
          <p>{messages.cardDeclined.text}</p>
        </Notice>
      )}
      {!isUnpaid && (
        <SubscriptionDialog page={page} name="card" title={messages.change.title}>
          <div className="stack">
            <p>{messages.change.text}</p>
            <CardChoice
              subscription={subscription}
              payment={payment}
              confirm={messages.change.save}
              onSent={() => page.close()}
            />
          </div>
        </SubscriptionDialog>
      )}
    </>
  );
});
