import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '#src/ui/kit/badge';
import { Button, classNames, LinkButton } from '#src/ui/kit/button';
import { Notice } from '#src/ui/kit/notice';
import { Skeleton, SkeletonText } from '#src/ui/kit/skeleton';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { DefaultReminderNotice } from '#src/ui/subscription/shared/default-reminder-notice';
import { accountHomeMessages } from './account-home-messages';
import { HomePartsPresenter } from './home-parts.presenter';
import styles from './home-parts.module.css';

const { delivery: deliveryMessages, lastOrder: orderMessages, credit: creditMessages } = accountHomeMessages;

/** Shows the messages that need attention, the next delivery and the last order. */
export const HomeParts = observer(function HomeParts() {
  const home = usePresenter(HomePartsPresenter);
  return (
    <>
      <div role="status" className="stack gap-3">
        {home.attention.map(({ key, title, text, action, to }) => (
          <Notice
            key={key}
            tone="error"
            title={title}
            still
            action={
              <LinkButton variant="quiet" small to={to}>
                {action}
              </LinkButton>
            }
          >
            <p>{text}</p>
          </Notice>
        ))}
      </div>
      <DefaultReminderNotice />
      <div className={`stack ${styles.parts}`}>
        <NextDelivery home={home} />
        <LastOrder home={home} />
        <Credit home={home} />
      </div>
    </>
  );
});

interface HomeProps {
  readonly home: HomePartsPresenter;
}

const NextDelivery = observer(function NextDelivery({ home: { known, delivery } }: HomeProps) {
  if (delivery)
    return (
      <Part title={delivery.title} isClub>
        <p className={styles.day}>{delivery.day}</p>
        <p>{delivery.what}</p>
        {delivery.goods !== undefined && <p>{delivery.goods}</p>}
        {delivery.deadline !== undefined && <p className={styles.strong}>{delivery.deadline}</p>}
        <p className={styles.link}>
          <Link to={delivery.to}>{deliveryMessages.see}</Link>
        </p>
      </Part>
    );
  return (
    <Part title={deliveryMessages.title}>
      {known.areKnown ? (
        <>
          <p>{deliveryMessages.none}</p>
          <p className={styles.link}>
            <Link to="/can-club/">{deliveryMessages.join}</Link>
          </p>
        </>
      ) : known.hasFailed && !known.isLoading ? (
        <Failed text={deliveryMessages.unreachable} onRetry={() => void known.load()} />
      ) : (
        <Loading label={deliveryMessages.loading} />
      )}
    </Part>
  );
});

const LastOrder = observer(function LastOrder({ home }: HomeProps) {
  const { order } = home;
  return (
    <Part title={orderMessages.title}>
      {order ? (
        <>
          <p>
            <Badge tone={order.status.tone}>{order.status.name}</Badge>
          </p>
          <p>{order.placed}</p>
          <p className={styles.link}>
            <Link to={order.to}>{orderMessages.see(order.number)}</Link>
          </p>
        </>
      ) : home.areOrdersKnown ? (
        <>
          <p>{orderMessages.none}</p>
          <p className={styles.link}>
            <Link to="/shop/">{orderMessages.shop}</Link>
          </p>
        </>
      ) : home.haveOrdersFailed ? (
        <Failed text={orderMessages.unreachable} onRetry={() => void home.loadOrders()} />
      ) : (
        <Loading label={orderMessages.loading} />
      )}
    </Part>
  );
});

const Credit = observer(function Credit({ home: { credit } }: HomeProps) {
  if (!credit) return null;
  return (
    <Part title={creditMessages.title}>
      <p className={styles.day}>{credit.amount}</p>
      <p>{credit.isSome ? creditMessages.spend : creditMessages.none}</p>
      <p className={styles.link}>
        {credit.isSome ? (
          <Link to="/account/credit/">{creditMessages.see}</Link>
        ) : (
          <Link to="/account/gift-cards/">{creditMessages.redeem}</Link>
        )}
      </p>
    </Part>
  );
});

interface PartProps {
  readonly title: string;
  readonly isClub?: boolean;
  readonly children: ReactNode;
}

function Part({ title, isClub = false, children }: PartProps) {
  return (
    <section className={classNames('stack gap-2 card', styles.part, isClub && styles.club)} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Failed({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  return (
    <div role="alert" className="stack gap-3 start">
      <p>{text}</p>
      <Button variant="secondary" small onClick={onRetry}>
        {accountHomeMessages.tryAgain}
      </Button>
    </div>
  );
}

function Loading({ label }: { readonly label: string }) {
  return (
    <Skeleton label={label}>
      <SkeletonText lines={3} />
    </Skeleton>
  );
}
