import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { otherClubSize } from '#src/domain/club/size-change';
import { cansPerDelivery } from '#src/domain/subscription/subscription';
import { AddressLines } from '#src/ui/address-book/shared/address-lines';
import { describePayment } from '#src/ui/checkout/shared/payment-messages';
import { Button, QuietButton, QuietLink } from '#src/ui/kit/button';
import { capitalize, everyInterval } from '#src/ui/kit/interval-messages';
import { Section } from '#src/ui/kit/section';
import { subscriptionMessages } from '#src/ui/subscription/shared/subscription-messages';
import { isOver } from './shared/subscription-facts';
import type { SubscriptionProps } from './subscription-form';
import styles from './subscription.module.css';

const { settings: messages, pause, resume, cancel } = subscriptionMessages;

export const SubscriptionSettings = observer(function SubscriptionSettings({ page, subscription }: SubscriptionProps) {
  const { interval, shipAddress, card } = subscription;
  const title = isOver(subscription) ? messages.titleOver : messages.title;
  const changeOf = (form: 'interval' | 'address' | 'card') =>
    page.can(form) && (
      <QuietButton aria-label={`${messages.change} ${messages.changeNamed[form]}`} onClick={() => page.open(form)}>
        {messages.change}
      </QuietButton>
    );
  const otherSize = otherClubSize(subscription);
  return (
    <Section title={title} className="stack gap-3">
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
              <QuietLink
                to={`/account/club/customize/${encodeURIComponent(subscription.id)}/?size=${otherSize}`}
                aria-label={messages.sizeTo(otherSize)}
              >
                {messages.change}
              </QuietLink>
            }
          >
            {subscriptionMessages.cans(cansPerDelivery(subscription))}
          </Setting>
        )}
      </dl>
    </Section>
  );
});

interface SettingProps {
  readonly name: string;
  readonly change: ReactNode;
  readonly children: ReactNode;
}

function Setting({ name, change, children }: SettingProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
      {change !== false && <dd>{change}</dd>}
    </div>
  );
}

export const PauseOrCancel = observer(function PauseOrCancel({ page, subscription }: SubscriptionProps) {
  if (isOver(subscription) || subscription.state === 'pending-cancellation') return null;
  return (
    <Section title={cancel.section} className="stack gap-3">
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
    </Section>
  );
});
