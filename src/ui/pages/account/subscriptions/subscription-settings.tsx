import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Subscription } from '#src/domain/subscription/subscription';
import { Button } from '#src/ui/components/button';
import { AddressLines } from '#src/ui/features/address/address-lines';
import { capitalize, everyInterval } from '#src/ui/messages/interval-messages';
import { subscriptionMessages } from '#src/ui/messages/subscription-messages';
import type { SubscriptionPresenter } from './subscription.presenter';
import { isOver } from './subscription-facts';
import styles from './subscription.module.css';

const { settings: words, pause, resume, leave } = subscriptionMessages;

interface SettingsProps {
  readonly page: SubscriptionPresenter;
  readonly subscription: Subscription;
}

/** How it comes, and the ways to pause and to leave, beside each other. */
export const SubscriptionSettings = observer(function SubscriptionSettings({ page, subscription }: SettingsProps) {
  const { interval, shipAddress, cardLastDigits } = subscription;
  const title = isOver(subscription) ? words.titleOver : words.title;
  const changeOf = (question: 'pace' | 'address') =>
    page.can(question, subscription) && (
      <Button
        variant="quiet"
        small
        aria-label={`${words.change} ${words.changeNamed[question]}`}
        onClick={() => page.ask(question, subscription)}
      >
        {words.change}
      </Button>
    );
  return (
    <>
      <section className={styles.part} aria-label={title}>
        <h2>{title}</h2>
        <dl className={styles.settings}>
          <Setting name={words.pace} change={changeOf('pace')}>
            {capitalize(everyInterval(interval))}
          </Setting>
          <Setting name={words.address} change={changeOf('address')}>
            {shipAddress ? <AddressLines address={shipAddress} /> : words.noAddress}
          </Setting>
          {cardLastDigits !== undefined && <Setting name={words.card}>{words.cardEnding(cardLastDigits)}</Setting>}
        </dl>
      </section>
      {!isOver(subscription) && subscription.state !== 'pending-cancellation' && (
        <Leaving page={page} subscription={subscription} />
      )}
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

const Leaving = observer(function Leaving({ page, subscription }: SettingsProps) {
  return (
    <section className={styles.part} aria-label={leave.section}>
      <h2>{leave.section}</h2>
      <p className="note">{leave.sectionText}</p>
      <div className={styles.actions}>
        {page.can('pause', subscription) && (
          <Button variant="secondary" onClick={() => page.ask('pause', subscription)}>
            {pause.open}
          </Button>
        )}
        {page.can('resume', subscription) && (
          <Button onClick={() => page.ask('resume', subscription)}>{resume.open}</Button>
        )}
        {page.can('cancel', subscription) && (
          <Button variant="secondary" aria-label={leave.openLong} onClick={() => page.ask('cancel', subscription)}>
            {leave.open}
          </Button>
        )}
      </div>
    </section>
  );
});
