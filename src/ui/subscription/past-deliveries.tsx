import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { Subscription } from '#src/domain/subscription/subscription';
import { Badge } from '#src/ui/kit/badge';
import { Button } from '#src/ui/kit/button';
import { kitMessages } from '#src/ui/kit/kit-messages';
import { FailureNotice } from '#src/ui/kit/live-notice';
import { Section } from '#src/ui/kit/section';
import { Skeleton } from '#src/ui/kit/skeleton';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { subscriptionMessages } from '#src/ui/subscription/shared/subscription-messages';
import { PastDeliveriesPresenter } from './past-deliveries.presenter';
import styles from './subscription.module.css';

const messages = subscriptionMessages.past;

export const PastDeliveries = observer(function PastDeliveries({
  subscription,
}: {
  readonly subscription: Subscription;
}) {
  const past = usePresenter(PastDeliveriesPresenter, { subscription });
  const { deliveries, loading } = past;
  return (
    <Section title={messages.title} className="stack gap-3">
      {deliveries === undefined && !loading.error && <Skeleton label={messages.loading} rows={1} />}
      {deliveries?.length === 0 && <p className="note">{messages.none}</p>}
      {deliveries !== undefined && deliveries.length > 0 && (
        <ul className={styles.past} role="list" aria-label={messages.title}>
          {deliveries.map(({ number, to, day, status, total }) => (
            <li key={number}>
              <Link to={to} aria-label={messages.order(day, number)}>
                {day}
              </Link>
              <Badge tone={status.tone}>{status.name}</Badge>
              <span className="tabular">{total}</span>
            </li>
          ))}
        </ul>
      )}
      <FailureNotice failure={loading.error} />
      {(loading.error !== undefined || (deliveries !== undefined && past.hasMore)) && (
        <div>
          <Button
            variant="secondary"
            small
            busy={loading.isBusy}
            busyLabel={messages.loading}
            onClick={() => void past.showMore()}
          >
            {loading.error ? kitMessages.tryAgain : messages.more}
          </Button>
        </div>
      )}
    </Section>
  );
});
