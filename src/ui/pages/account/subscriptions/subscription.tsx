import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { Subscription } from '#src/domain/subscription/subscription';
import type { PageProps } from '#src/ui/app/page-route';
import { useFocusOnChange } from '#src/ui/app/use-focus-on-change';
import { Badge } from '#src/ui/components/badge';
import { LinkButton } from '#src/ui/components/button';
import { EmptyState } from '#src/ui/components/empty-state';
import { Notice } from '#src/ui/components/notice';
import { usePresenter } from '#src/ui/di/use-presenter';
import { subscriptionMessages } from '#src/ui/messages/subscription-messages';
import { AccountGate } from '#src/ui/pages/account/account-gate';
import { FailureNotice } from '#src/ui/pages/account/failure-notice';
import { DefaultReminderNotice } from '#src/ui/pages/account/reminder/default-reminder-notice';
import { DeliveryContents } from './delivery-contents';
import { DeliverySchedule } from './delivery-schedule';
import { NextDeliveryCard } from './next-delivery-card';
import { SubscriptionPresenter } from './subscription.presenter';
import { badgeOf, describeSubscription } from './subscription-facts';
import { SubscriptionQuestions } from './subscription-questions';
import { SubscriptionSettings } from './subscription-settings';
import { NotYetKnown, StaleNotice } from './subscriptions-unknown';
import styles from './subscription.module.css';

const { unknown } = subscriptionMessages;

/** One subscription, its next delivery first (spec §4 Subscription actions). */
export function SubscriptionPage({ params }: PageProps<undefined>) {
  return (
    <AccountGate>
      <WhenKnown key={params['id']} id={params['id']} />
    </AccountGate>
  );
}

const WhenKnown = observer(function WhenKnown({ id }: { readonly id: string | undefined }) {
  const page = usePresenter(SubscriptionPresenter);
  const subscription = page.known.find(id);
  if (subscription) return <Known page={page} subscription={subscription} />;
  return (
    <div className="container section stack">
      {!page.known.areKnown || page.known.isLoading ? (
        <>
          <h1>{subscriptionMessages.page.title}</h1>
          <NotYetKnown known={page.known} />
        </>
      ) : (
        <EmptyState
          headingLevel={1}
          title={unknown.title}
          action={<LinkButton to="/account/subscriptions/">{unknown.action}</LinkButton>}
        >
          <p>{unknown.text}</p>
        </EmptyState>
      )}
    </div>
  );
});

interface SubscriptionProps {
  readonly page: SubscriptionPresenter;
  readonly subscription: Subscription;
}

const Known = observer(function Known({ page, subscription }: SubscriptionProps) {
  const badge = badgeOf(subscription);
  // When it changes its state the button that was pressed is gone: the focus goes where the new state is said.
  const heading = useFocusOnChange<HTMLHeadingElement>(subscription.state);
  const { id } = subscription;
  useEffect(() => page.arrive(id), [page, id]);

  return (
    <div className={`container ${styles.page}`}>
      <div className={styles.head}>
        <p>
          <Link to="/account/subscriptions/">{subscriptionMessages.title}</Link>
        </p>
        <h1 ref={heading} tabIndex={-1}>
          {describeSubscription(subscription)}
        </h1>
        <Badge tone={badge.tone}>{badge.words}</Badge>
      </div>
      <FailureNotice failure={page.overtaken(subscription)} />
      <StaleNotice known={page.known} />
      <Standing page={page} subscription={subscription} />
      <DefaultReminderNotice subscriptionId={id} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <NextDeliveryCard
            next={page.next(subscription)}
            customizePath={
              page.can('pace', subscription) ? `/account/club/customize/${encodeURIComponent(id)}/` : undefined
            }
          />
          <DeliveryContents page={page} subscription={subscription} />
        </div>
        <div className={styles.column}>
          <DeliverySchedule subscription={subscription} />
          <SubscriptionSettings page={page} subscription={subscription} />
        </div>
      </div>
      <SubscriptionQuestions page={page} subscription={subscription} />
    </div>
  );
});

const Standing = observer(function Standing({ page, subscription }: SubscriptionProps) {
  return page.notices(subscription).map(({ tone, title, text, link }) => (
    <Notice
      key={text}
      tone={tone}
      title={title}
      still
      action={
        link && (
          <LinkButton to={link.to} variant="quiet" small>
            {link.label}
          </LinkButton>
        )
      }
    >
      <p>{text}</p>
    </Notice>
  ));
});
