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
  const isSearchStale = confirmation.outcome !== undefined && parameters.size > 0;
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
  const { outcome, confirmed } = confirmation;
  switch (outcome?.kind) {
    case undefined:
      return <Pending confirmation={confirmation} number={number} onRetry={onRetry} />;
    case 'opened':
    case 'completed':
      if (confirmed)
        return <CompletedOrder confirmed={confirmed} onChanged={(changed) => confirmation.replaceOrder(changed)} />;
      return outcome.kind === 'completed' && <Receipt number={outcome.receipt.number} />;
    case 'refused':
      return <Refused refusal={outcome} shortages={confirmation.shortages} />;
    case 'no-key':
      return <Closed {...confirmationMessages.noKey} confirmation={confirmation} number={number} />;
    case 'link-refused':
      return <Closed {...confirmationMessages.linkRefused} confirmation={confirmation} number={number} />;
    case 'not-found':
      return <Closed {...confirmationMessages.notFound} confirmation={confirmation} number={number} />;
  }
});

const Pending = observer(function Pending({ confirmation, number, onRetry }: ViewProps) {
  const { unknown, unreachable } = confirmationMessages;
  const { pending, failure, opening } = confirmation;
  switch (pending) {
    case 'completing':
    case 'loading':
      return (
        <>
          <h1>{confirmationMessages[pending]}</h1>
          <Skeleton label={confirmationMessages[pending]} lines={6} />
        </>
      );
    case 'unknown':
      return (
        <ErrorState
          title={unknown.title}
          headingLevel={1}
          action={
            <Button busy={opening.isBusy} busyLabel={confirmationMessages.completing} onClick={onRetry}>
              {unknown.action}
            </Button>
          }
          text={
            <div className="stack">
              <p>{unknown.text}</p>
              <p>{failure}</p>
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
          text={failure}
          onRetry={onRetry}
          retrying={opening.isBusy}
        />
      );
  }
});

type Refusal = Extract<ConfirmationPresenter['outcome'], { readonly kind: 'refused' }>;

interface RefusedProps {
  readonly refusal: Refusal;
  /** Names of insufficient products. */
  readonly shortages: readonly string[];
}

/** Has the server's reasons. */
function Refused({ refusal, shortages }: RefusedProps) {
  const { title, charge, back, action, editCart } = confirmationMessages.refused;
  // Also when the refusal that said so got lost and another try is refused for its payment.
  const isShort = refusal.isOutOfStock || shortages.length > 0;
  return (
    <ErrorState
      title={title}
      headingLevel={1}
      action={
        refusal.isCartBack ? (
          <LinkButton to={isShort ? '/cart/' : '/checkout/'}>{isShort ? editCart : action}</LinkButton>
        ) : (
          <LinkButton to="/shop/">{confirmationMessages.continueShopping}</LinkButton>
        )
      }
      text={
        <div className="stack">
          <Paragraphs texts={[...Object.values(refusal.errors).flat(), ...shortages]} />
          <p>{charge[refusal.charge]}</p>
          {refusal.isCartBack && <p>{back}</p>}
        </div>
      }
    />
  );
}

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
function Receipt({ number }: { readonly number: string }) {
  return (
    <header className="stack gap-3">
      <p className={styles.number}>
        <Sentence text={confirmationMessages.number(number)} verbatim={number} />
      </p>
      <h1 className="display">{confirmationMessages.thanks}</h1>
      <p className="lead">{confirmationMessages.elsewhere}</p>
    </header>
  );
}

export const page = unlistedPage(ConfirmationPage, confirmationMessages, ({ params }) =>
  confirmationMessages.number(params['number'] ?? ''),
);
