import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { otherClubSize } from '#src/domain/club/size-change';
import type { Subscription } from '#src/domain/subscription/subscription';
import { cansPerDelivery } from '#src/domain/subscription/subscription';
import { AddressLines } from '#src/ui/address-book/shared/address-lines';
import { describePayment } from '#src/ui/checkout/shared/payment-messages';
import { Button, LinkButton } from '#src/ui/kit/button';
import { capitalize, everyInterval } from '#src/ui/kit/interval-messages';
import { isOver } from './shared/subscription-facts';
import { subscriptionMessages } from './subscription-messages';
import type { SubscriptionPresenter } from './subscription.presenter';
import styles from './subscription.module.css';

const { settings: messages, pause, resume, cancel } = subscriptionMessages;

interface SettingsProps {
  readonly page: SubscriptionPresenter;
  readonly subscription: Subscription;
}

/** Shows delivery frequency, address, card and size, with their forms. */
export const SubscriptionSettings = observer(function SubscriptionSettings({ page, subscription }: SettingsProps) {
  const { interval, shipAddress, card } = subscription;
  const title = isOver(subscription) ? messages.titleOver : messages.title;
  const changeOf = (form: 'interval' | 'address' | 'card') =>
    page.can(form) && (
      <Button
        variant="quiet"
        small
        aria-label={`${messages.change} ${messages.changeNamed[form]}`}
        onClick={() => page.open(form)}
      >
        {messages.change}
      </Button>
    );
  const otherSize = otherClubSize(subscription);
  return (
    <section className="stack gap-3" aria-label={title}>
      <h2>{title}</h2>
      <dl className={styles.settings}>
        <Setting name={messages.interval} change={changeOf('interval')}>
          {capitalize(everyInterval(interval))}
        </Setting>
        <Setting name={messages.address} change={changeOf('address')}>
          {shipAddress ? <AddressLines address={shipAddress} /> : messages.noAddress}
        </Setting>
        <Setting name={messages.card} change={changeOf('card')}>
          {card ? describePayment({ methodName: messages.anyCard, ...card }) : messages.noCard}
        </Setting>
        {otherSize && (
          <Setting
            name={messages.size}
            change={
              <LinkButton
                to={`/account/club/customize/${encodeURIComponent(subscription.id)}/?size=${otherSize}`}
                variant="quiet"
                small
                aria-label={messages.sizeTo(otherSize)}
              >
                {messages.change}
              </LinkButton>
            }
          >
            {subscriptionMessages.cans(cansPerDelivery(subscription))}
          </Setting>
        )}
      </dl>
    </section>
  );
});

function Setting({
  name,
  change,
  children,
}: {
  readonly name: string;
  readonly change?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
      {change !== undefined && change !== false && <dd>{change}</dd>}
    </div>
  );
}

/** Shows the last section of the page, as long as the subscription can be paused or canceled. */
export const PauseOrCancel = observer(function PauseOrCancel({ page, subscription }: SettingsProps) {
  if (isOver(subscription) || subscription.state === 'pending-cancellation') return null;
  return (
    <section className="stack gap-3" aria-label={cancel.section}>
      <h2>{cancel.section}</h2>
      <p className="note">{cancel.sectionText}</p>
      <div className="cluster">
        {page.can('pause') && (
          <Button variant="secondary" onClick={() => page.open('pause')}>
            {pause.open}
          </Button>
        )}
        {page.can('resume') && <Button onClick={() => page.open('resume')}>{resume.open}</Button>}
        {page.can('cancel') && (
          <Button variant="secondary" aria-label={cancel.openLong} onClick={() => page.open('cancel')}>
            {cancel.open}
          </Button>
        )}
      </div>
    </section>
  );
});
