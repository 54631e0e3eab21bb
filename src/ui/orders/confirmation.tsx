import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { confirmationMessages } from '#src/ui/checkout/shared/checkout-messages';
import { ContactLink } from '#src/ui/contact/shared/contact-link';
import { Button, LinkButton } from '#src/ui/kit/button';
import { EmptyState } from '#src/ui/kit/empty-state';
import { ErrorState } from '#src/ui/kit/error-state';
import { Paragraphs } from '#src/ui/kit/lists';
import { Sentence } from '#src/ui/kit/sentence';
import { Skeleton } from '#src/ui/kit/skeleton';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { useSearchWriter } from '#src/ui/kit/use-search-writer';
import { type PageProps, unlistedPage } from '#src/ui/shell/page-route';
import { checkoutPath, loginPath } from '#src/ui/shell/paths';
import { CompletedOrder } from './completed-order';
import { ConfirmationPresenter } from './confirmation.presenter';
import styles from './confirmation.module.css';

/** The payment page, the order's link or its owner leads here (spec §2 /order/confirmation/:number/:id). */
export const ConfirmationPage = observer(function ConfirmationPage({ params }: PageProps<undefined>) {
  const confirmation = usePresenter(ConfirmationPresenter);
  const [parameters] = useSearchParams();
  const { search, hash: fragment } = useLocation();
  const { number = '', id = '' } = params;
  const checkoutSessionId = parameters.get('checkout_session_id');
  const problem = parameters.get('payment_error');
  const writeSearch = useSearchWriter();
  useEffect(() => {
    if (problem === null) void confirmation.open({ number, id, checkoutSessionId, fragment });
  }, [confirmation, number, id, checkoutSessionId, fragment, problem]);

  // The parameters leave the address, so that later readers of the address or the history cannot open the order.
  const isSearchStale = confirmation.isSettled && parameters.size > 0;
  useEffect(() => {
    if (isSearchStale) writeSearch('');
    else if (fragment !== '') writeSearch(search);
  }, [isSearchStale, fragment, search, writeSearch]);

  // A failed payment is shown on the payment step, because nothing is completed.
  if (problem !== null) return <Navigate to={checkoutPath('payment', problem)} replace />;
  return (
    <div className={`container ${styles.page}`}>
      <View
        confirmation={confirmation}
        number={number}
        onRetry={() => void confirmation.open({ number, id, checkoutSessionId, fragment })}
      />
    </div>
  );
});

interface ViewProps {
  readonly confirmation: ConfirmationPresenter;
  readonly number: string;
  readonly onRetry: () => void;
}

const View = observer(function View({ confirmation, number, onRetry }: ViewProps) {
  const { refused, unknown, unreachable, notFound } = confirmationMessages;
  switch (confirmation.view) {
    case 'completing':
    case 'loading':
      return (
        <>
          <h1>{confirmationMessages[confirmation.view]}</h1>
          <Skeleton label={confirmationMessages[confirmation.view]} lines={6} />
        </>
      );
    case 'opened':
    case 'completed':
      return confirmation.order ? (
        <CompletedOrder confirmation={confirmation} />
      ) : (
        <Receipt confirmation={confirmation} />
      );
    case 'refused':
      return (
        <ErrorState
          title={refused.title}
          headingLevel={1}
          action={<BackFromRefusal confirmation={confirmation} />}
          text={
            <div className="stack">
              <Paragraphs texts={confirmation.refusals} />
              <p>{confirmation.charge}</p>
              {confirmation.isCartBack && <p>{refused.back}</p>}
            </div>
          }
        />
      );
    case 'unknown':
      return (
        <ErrorState
          title={unknown.title}
          headingLevel={1}
          action={
            <Button busy={confirmation.opening.isBusy} busyLabel={confirmationMessages.completing} onClick={onRetry}>
              {unknown.action}
            </Button>
          }
          text={
            <div className="stack">
              <p>{unknown.text}</p>
              <p>{confirmation.failure}</p>
            </div>
          }
        />
      );
    case 'unreachable':
      return (
        <ErrorState
          title={unreachable.title}
          headingLevel={1}
          action={<ContactLink order={number} />}
          text={confirmation.failure}
          onRetry={onRetry}
          retrying={confirmation.opening.isBusy}
        />
      );
    case 'no-key':
      return <Closed {...confirmationMessages.noKey} confirmation={confirmation} number={number} />;
    case 'link-refused':
      return <Closed {...confirmationMessages.linkRefused} confirmation={confirmation} number={number} />;
    case 'not-found':
      return <Closed {...notFound} confirmation={confirmation} number={number} />;
  }
});

interface ClosedProps {
  readonly title: string;
  readonly text: string;
  /** Replaces the text for signed-in customers. */
  readonly account?: string;
  readonly confirmation: ConfirmationPresenter;
  readonly number: string;
}

/** Shows nothing of the order, not even whether it exists. */
const Closed = observer(function Closed({ title, text, account = text, confirmation, number }: ClosedProps) {
  const location = useLocation();
  const { isSignedIn } = confirmation;
  return (
    <EmptyState
      title={title}
      headingLevel={1}
      action={
        <>
          <LinkButton to={isSignedIn ? '/account/orders/' : loginPath(location)}>
            {isSignedIn ? confirmationMessages.yourOrders : confirmationMessages.signIn}
          </LinkButton>
          <ContactLink order={number} />
        </>
      }
      text={isSignedIn ? account : text}
    />
  );
});

/** A session proves no more than that the order is complete, not its owner. */
const Receipt = observer(function Receipt({ confirmation: { receipt } }: Pick<ClosedProps, 'confirmation'>) {
  if (!receipt) return null;
  return (
    <header className="stack gap-3">
      <p className={styles.number}>
        <Sentence text={confirmationMessages.number(receipt.number)} verbatim={receipt.number} />
      </p>
      <h1 className="display">{confirmationMessages.thanks}</h1>
      <p className="lead">{confirmationMessages.elsewhere}</p>
    </header>
  );
});

const BackFromRefusal = observer(function BackFromRefusal({ confirmation }: Pick<ClosedProps, 'confirmation'>) {
  const { action, editCart } = confirmationMessages.refused;
  if (!confirmation.isCartBack) return <LinkButton to="/shop/">{confirmationMessages.continueShopping}</LinkButton>;
  const { isShort } = confirmation;
  return <LinkButton to={isShort ? '/cart/' : '/checkout/'}>{isShort ? editCart : action}</LinkButton>;
});

export const page = unlistedPage(ConfirmationPage, confirmationMessages, ({ params }) =>
  confirmationMessages.number(params['number'] ?? ''),
);
