import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { PageProps } from '#src/ui/app/page-route';
import { checkoutPath } from '#src/ui/app/paths';
import { useSearchWriter } from '#src/ui/app/use-search-writer';
import { Button, LinkButton } from '#src/ui/components/button';
import { EmptyState } from '#src/ui/components/empty-state';
import { ErrorState } from '#src/ui/components/error-state';
import { Skeleton, SkeletonText } from '#src/ui/components/skeleton';
import { usePresenter } from '#src/ui/di/use-presenter';
import { confirmationMessages } from '#src/ui/messages/checkout-messages';
import { CompletedOrder } from './completed-order';
import { ConfirmationPresenter } from './confirmation.presenter';
import styles from './confirmation.module.css';

/** Where the payment page sends the shopper back to (spec §2 /order/confirmation/:number/:id). */
export const ConfirmationPage = observer(function ConfirmationPage({ params }: PageProps<undefined>) {
  const confirmation = usePresenter(ConfirmationPresenter);
  const [parameters] = useSearchParams();
  const number = params['number'] ?? '';
  const session = parameters.get('checkout_session_id');
  const problem = parameters.get('payment_error');
  const writeSearch = useSearchWriter();
  useEffect(() => {
    if (problem === null) void confirmation.open(number, session);
  }, [confirmation, number, session, problem]);

  // Whoever is shown this address later, or finds it in the history, cannot ask for the order by its session.
  const isStale = confirmation.isSettled && parameters.size > 0;
  useEffect(() => {
    if (isStale) writeSearch('');
  }, [isStale, writeSearch]);

  // A payment that failed is told where it can be made: nothing is completed.
  if (problem !== null) return <Navigate to={checkoutPath('payment', problem)} replace />;
  return (
    <div className={`container ${styles.page}`}>
      <View confirmation={confirmation} onRetry={() => void confirmation.open(number, session)} />
    </div>
  );
});

const View = observer(function View({
  confirmation,
  onRetry,
}: {
  readonly confirmation: ConfirmationPresenter;
  readonly onRetry: () => void;
}) {
  const { refused, unknown, notHere } = confirmationMessages;
  switch (confirmation.view) {
    case 'completing':
      return (
        <>
          <h1>{confirmationMessages.completing}</h1>
          <Skeleton label={confirmationMessages.completing}>
            <SkeletonText lines={6} />
          </Skeleton>
        </>
      );
    case 'completed':
      return confirmation.order ? (
        <CompletedOrder confirmation={confirmation} />
      ) : (
        <Receipt confirmation={confirmation} />
      );
    case 'refused':
      return (
        <ErrorState title={refused.title} headingLevel={1} action={<BackFromRefusal confirmation={confirmation} />}>
          <div className="stack">
            {confirmation.refusals.map((refusal) => (
              <p key={refusal}>{refusal}</p>
            ))}
            <p>{confirmation.charge}</p>
            {confirmation.isCartBack && <p>{refused.back}</p>}
          </div>
        </ErrorState>
      );
    case 'unknown':
      return (
        <ErrorState
          title={unknown.title}
          headingLevel={1}
          action={
            <Button busy={confirmation.isBusy} busyLabel={confirmationMessages.completing} onClick={onRetry}>
              {unknown.action}
            </Button>
          }
        >
          <div className="stack">
            <p>{unknown.text}</p>
            <p>{confirmation.failure}</p>
          </div>
        </ErrorState>
      );
    case 'not-here':
      return (
        <EmptyState
          title={notHere.title}
          headingLevel={1}
          action={<LinkButton to="/shop/">{confirmationMessages.continueShopping}</LinkButton>}
        >
          <p>{notHere.text}</p>
        </EmptyState>
      );
  }
});

/** All that a session shows: that the order is complete, and not whose it is. */
const Receipt = observer(function Receipt({
  confirmation: { receipt },
}: {
  readonly confirmation: ConfirmationPresenter;
}) {
  if (!receipt) return null;
  return (
    <header className={styles.head}>
      <p className={styles.number}>{confirmationMessages.number(receipt.number)}</p>
      <h1 className="display">{confirmationMessages.thanks}</h1>
      <p className="lead">{confirmationMessages.elsewhere}</p>
    </header>
  );
});

const BackFromRefusal = observer(function BackFromRefusal({
  confirmation,
}: {
  readonly confirmation: ConfirmationPresenter;
}) {
  const { action, editCart } = confirmationMessages.refused;
  if (!confirmation.isCartBack) return <LinkButton to="/shop/">{confirmationMessages.continueShopping}</LinkButton>;
  return confirmation.isShort ? (
    <LinkButton to="/cart/">{editCart}</LinkButton>
  ) : (
    <LinkButton to="/checkout/">{action}</LinkButton>
  );
});
