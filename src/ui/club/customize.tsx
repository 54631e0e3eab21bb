import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { accountPage } from '#src/ui/customer/shared/account-page';
import { LinkButton } from '#src/ui/kit/button';
import { EmptyState } from '#src/ui/kit/empty-state';
import { ErrorState } from '#src/ui/kit/error-state';
import { Skeleton } from '#src/ui/kit/skeleton';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { useSearchWriter } from '#src/ui/kit/use-search-writer';
import type { PageProps } from '#src/ui/shell/page-route';
import { useWrittenPages } from '#src/ui/shell/site-identity';
import { customizeMessages as messages } from './customize-messages';
import { CustomizePresenter, type CustomizeSituation, titleOfResize } from './customize.presenter';
import { SubscriptionBox } from './subscription-box';
import styles from './customize.module.css';

const subscriptionsPath = '/account/subscriptions/';

/** Choosing the cans of a subscription (spec §2 /account/club/customize/:subscriptionId). */
function CustomizePage({ params }: PageProps<undefined>) {
  const { subscriptionId } = params;
  return <Customize key={subscriptionId} subscriptionId={subscriptionId} />;
}

const Customize = observer(function Customize({ subscriptionId }: { readonly subscriptionId: string | undefined }) {
  const { search } = useLocation();
  const write = useSearchWriter();
  const customize = usePresenter(CustomizePresenter, { subscriptionId, search, write });
  const { situation } = customize;
  const page = useFocusOnLoss(situation);

  return (
    <div ref={page} tabIndex={-1} className={`container stack gap-5 ${styles.page}`}>
      <p>
        <Link to={subscriptionsPath}>{messages.back}</Link>
      </p>
      {situation === 'choosing' && <SubscriptionBox customize={customize} />}
      {situation === 'loading' && (
        <>
          <h1>{messages.title}</h1>
          <Skeleton label={messages.loading} lines={8} />
        </>
      )}
      {situation === 'failed' && (
        <ErrorState
          headingLevel={1}
          title={messages.failed}
          text={customize.failure}
          retrying={customize.isRetrying}
          onRetry={() => customize.retry()}
        />
      )}
      {(situation === 'unknown' || situation === 'over') && (
        <Nothing {...messages[situation]} canJoin={situation === 'over'} />
      )}
    </div>
  );
});

function Nothing({
  title,
  text,
  canJoin,
}: {
  readonly title: string;
  readonly text: string;
  readonly canJoin: boolean;
}) {
  const isWritten = useWrittenPages();
  return (
    <EmptyState
      headingLevel={1}
      title={title}
      action={
        <>
          <LinkButton to={subscriptionsPath}>{messages.back}</LinkButton>
          {canJoin && isWritten('/can-club/') && (
            <LinkButton to="/can-club/" variant="secondary">
              {messages.join}
            </LinkButton>
          )}
        </>
      }
      text={text}
    />
  );
}

/** The editor disappears when the subscription was canceled elsewhere, for example. */
function useFocusOnLoss(situation: CustomizeSituation) {
  const page = useRef<HTMLDivElement>(null);
  const last = useRef(situation);
  useEffect(() => {
    if (last.current === 'choosing' && situation !== 'choosing') page.current?.focus();
    last.current = situation;
  }, [situation]);
  return page;
}

export const page = accountPage(CustomizePage, messages, ({ search }) => titleOfResize(search));
