import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PageProps } from '../../app/page-route';
import { Button } from '../../components/button';
import { EmptyState } from '../../components/empty-state';
import { ErrorState } from '../../components/error-state';
import { LinkButton } from '../../components/link-button';
import { Skeleton, SkeletonText } from '../../components/skeleton';
import { usePresenter } from '../../di/use-presenter';
import { confirmationWords } from '../../text/checkout-words';
import { CompletedOrder } from './completed-order';
import styles from './confirmation.module.css';
import { ConfirmationPresenter } from './confirmation.presenter';

/** Where the payment page sends the shopper back to (spec §2 /order/confirmation/:number/:id). */
export const ConfirmationPage = observer(function ConfirmationPage({ params }: PageProps<undefined>) {
  const confirmation = usePresenter(ConfirmationPresenter);
  const [parameters] = useSearchParams();
  const number = params['number'] ?? '';
  const session = parameters.get('checkout_session_id');
  useEffect(() => void confirmation.open(number, session), [confirmation, number, session]);
  return (
    <div className={`container ${styles.page}`}>
      <View confirmation={confirmation} onRetry={() => void confirmation.open(number, session)} />
    </div>
  );
});

const View = observer(function View({ confirmation, onRetry }: { readonly confirmation: ConfirmationPresenter; readonly onRetry: () => void }) {
  const { refused, unknown, notHere } = confirmationWords;
  switch (confirmation.view) {
    case 'completing':
      return (
        <>
          <h1>{confirmationWords.completing}</h1>
          <Skeleton label={confirmationWords.completing}>
            <SkeletonText lines={6} />
          </Skeleton>
        </>
      );
    case 'completed':
      return <CompletedOrder confirmation={confirmation} />;
    case 'refused':
      return (
        <ErrorState title={refused.title} headingLevel={1} action={<BackFromRefusal isShort={confirmation.isShort} />}>
          <div className="stack">
            {confirmation.refusals.map((refusal) => (
              <p key={refusal}>{refusal}</p>
            ))}
            <p>{refused.text}</p>
          </div>
        </ErrorState>
      );
    case 'unknown':
      return (
        <ErrorState
          title={unknown.title}
          headingLevel={1}
          action={
            <Button busy={confirmation.isBusy} busyLabel={confirmationWords.completing} onClick={onRetry}>
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
        <EmptyState title={notHere.title} headingLevel={1} action={<LinkButton to="/shop/">{confirmationWords.keepShopping}</LinkButton>}>
          <p>{notHere.text}</p>
        </EmptyState>
      );
  }
});

function BackFromRefusal({ isShort }: { readonly isShort: boolean }) {
  const { action, editCart } = confirmationWords.refused;
  return isShort ? <LinkButton to="/cart/">{editCart}</LinkButton> : <LinkButton to="/checkout/">{action}</LinkButton>;
}
