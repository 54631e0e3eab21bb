import { observer } from 'mobx-react-lite';
import type { Subscription } from '#src/domain/subscription/subscription';
import { AccountLayout } from '#src/ui/customer/shared/account-layout';
import { accountPage } from '#src/ui/customer/shared/account-page';
import { Badge } from '#src/ui/kit/badge';
import { QuietLink } from '#src/ui/kit/button';
import { EmptyState } from '#src/ui/kit/empty-state';
import { FailureNotice } from '#src/ui/kit/live-notice';
import { Loaded, StaleNotice } from '#src/ui/kit/loaded';
import { Notice } from '#src/ui/kit/notice';
import { useFocusOnChange } from '#src/ui/kit/use-focus-on-change';
import { usePresenter } from '#src/ui/kit/use-presenter';
import type { PageProps } from '#src/ui/shell/page-route';
import { useWrittenPages } from '#src/ui/shell/site-identity';
import { DefaultReminderNotice } from '#src/ui/subscription/shared/default-reminder-notice';
import { subscriptionMessages } from '#src/ui/subscription/shared/subscription-messages';
import { SubscriptionStore } from '#src/ui/subscription/shared/subscription-store';
import { CancelDialog } from './cancel-form';
import { DeliverySchedule } from './delivery-schedule';
import { DeliveryContents, NextDeliveryCard } from './next-delivery';
import { PastDeliveries } from './past-deliveries';
import { PauseForm } from './pause-form';
import { Payment } from './payment';
import { AddressForm, IntervalForm } from './settings-forms';
import { describeSubscription, noticeOf } from './shared/subscription-facts';
import { SubscriptionDialog, type SubscriptionProps } from './subscription-form';
import { PauseOrCancel, SubscriptionSettings } from './subscription-settings';
import { SubscriptionPresenter } from './subscription.presenter';
import styles from './subscription.module.css';

const { unknown } = subscriptionMessages;
const toList = { to: '/account/subscriptions/', label: subscriptionMessages.title };

/** Shows one subscription, its next delivery first (spec §4 Subscription actions). */
function SubscriptionPage({ params }: PageProps<undefined>) {
  return <WhenKnown key={params['id']} id={params['id']} />;
}

const WhenKnown = observer(function WhenKnown({ id }: { readonly id: string | undefined }) {
  const known = usePresenter(SubscriptionStore);
  const subscription = known.find(id);
  if (subscription) return <Known known={known} subscription={subscription} />;
  return (
    <AccountLayout back={toList}>
      <Loaded
        resource={known}
        messages={subscriptionMessages}
        heading={subscriptionMessages.page.title}
        rows={2}
        waiting={known.mayBring(id)}
      >
        {() => <EmptyState headingLevel={1} {...unknown} to={toList.to} />}
      </Loaded>
    </AccountLayout>
  );
});

interface KnownProps {
  readonly known: SubscriptionStore;
  readonly subscription: Subscription;
}

const Known = observer(function Known({ known, subscription }: KnownProps) {
  const page = usePresenter(SubscriptionPresenter, { subscription });
  const { badge } = page;
  // The button that was pressed disappears with a new state, so the focus moves to the heading. The presenter's state changes
  // together with the dialogs: an open one would keep the focus.
  const heading = useFocusOnChange(page.state);

  return (
    <AccountLayout back={toList}>
      <div className={`cluster gap-4 row-gap-2 ${styles.head}`}>
        <h1 ref={heading} tabIndex={-1}>
          {describeSubscription(subscription)}
        </h1>
        {badge && <Badge tone={badge.tone}>{badge.label}</Badge>}
      </div>
      <FailureNotice failure={page.overtaken} />
      <StaleNotice resource={known} text={subscriptionMessages.stale} />
      <Payment page={page} subscription={subscription} />
      <Status subscription={subscription} />
      <DefaultReminderNotice subscriptionId={subscription.id} />
      <div className={`cluster gap-12 row-gap-8 top ${styles.columns}`}>
        <div className="stack gap-8">
          <NextDeliveryCard page={page} subscription={subscription} />
          <DeliveryContents page={page} subscription={subscription} />
        </div>
        <div className="stack gap-8">
          <DeliverySchedule subscription={subscription} />
          <SubscriptionSettings page={page} subscription={subscription} />
        </div>
      </div>
      <div className="stack gap-8">
        <PastDeliveries subscription={subscription} />
        <PauseOrCancel page={page} subscription={subscription} />
      </div>
      <Dialogs page={page} subscription={subscription} />
    </AccountLayout>
  );
});

function Status({ subscription }: Pick<KnownProps, 'subscription'>) {
  const isWritten = useWrittenPages();
  const notice = noticeOf(subscription);
  if (!notice) return null;
  const { tone, text, link } = notice;
  const action = link && isWritten(link.to) && <QuietLink to={link.to}>{link.label}</QuietLink>;
  return <Notice tone={tone} still action={action} text={text} />;
}

const Dialogs = observer(function Dialogs({ page, subscription }: SubscriptionProps) {
  const given = { subscription, onSent: () => page.close() };
  return (
    <>
      <SubscriptionDialog page={page} name="pause" title={subscriptionMessages.pause.title}>
        <PauseForm name="pause" {...given} />
      </SubscriptionDialog>
      <SubscriptionDialog page={page} name="resume" title={subscriptionMessages.resume.title}>
        <PauseForm name="resume" {...given} />
      </SubscriptionDialog>
      <SubscriptionDialog page={page} name="interval" title={subscriptionMessages.interval.title}>
        <IntervalForm {...given} />
      </SubscriptionDialog>
      <SubscriptionDialog page={page} name="address" title={subscriptionMessages.address.title}>
        <AddressForm {...given} />
      </SubscriptionDialog>
      <CancelDialog page={page} subscription={subscription} />
    </>
  );
});

/** A customer may have several, each with a title of its own. */
export const page = accountPage(SubscriptionPage, subscriptionMessages.page, ({ params }) =>
  subscriptionMessages.page.number(params['id'] ?? ''),
);
