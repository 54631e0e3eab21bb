import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Subscription } from '#src/domain/subscription/subscription';
import { Button } from '#src/ui/components/button';
import { AddressLines } from '#src/ui/features/address/address-lines';
import { capitalize, everyInterval } from '#src/ui/messages/interval-messages';
import { describePayment } from '#src/ui/messages/payment-messages';
import { subscriptionMessages } from '#src/ui/messages/subscription-messages';
import type { SubscriptionPresenter } from './subscription.presenter';
import { isOver } from './subscription-facts';
import styles from './subscription.module.css';

const { settings: words, pause, resume, cancel } = subscriptionMessages;

interface SettingsProps {
  readonly page: SubscriptionPresenter;
  readonly subscription: Subscription;
}

/** Delivery frequency, address and card, and the buttons to pause, resume and cancel. */
export const SubscriptionSettings = observer(function SubscriptionSettings({ page, subscription }: SettingsProps) {
  const { interval, shipAddress, card } = subscription;
  const title = isOver(subscription) ? words.titleOver : words.title;
  const changeOf = (form: 'interval' | 'address') =>
    page.can(form) && (
      <Button
        variant="quiet"
        small
        aria-label={`${words.change} ${words.changeNamed[form]}`}
        onClick={() => page.open(form)}
      >
        {words.change}
      </Button>
    );
  return (
    <>
      <section className={styles.part} aria-label={title}>
        <h2>{title}</h2>
        <dl className={styles.settings}>
          <Setting name={words.interval} change={changeOf('interval')}>
            {capitalize(everyInterval(interval))}
          </Setting>
          <Setting name={words.address} change={changeOf('address')}>
            {shipAddress ? <AddressLines address={shipAddress} /> : words.noAddress}
          </Setting>
          {card && <Setting name={words.card}>{describePayment({ methodName: words.anyCard, ...card })}</Setting>}
        </dl>
      </section>
      {!isOver(subscription) && subscription.state !== 'pending-cancellation' && <PauseOrCancel page={page} />}
    </>
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

const PauseOrCancel = observer(function PauseOrCancel({ page }: Pick<SettingsProps, 'page'>) {
  return (
    <section className={styles.part} aria-label={cancel.section}>
      <h2>{cancel.section}</h2>
      <p className="note">{cancel.sectionText}</p>
      <div className={styles.actions}>
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
