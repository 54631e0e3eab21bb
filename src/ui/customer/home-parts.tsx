import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { accountHomeMessages } from '#src/ui/customer/shared/account-home-messages';
import { Badge } from '#src/ui/kit/badge';
import { Button, classNames, QuietLink } from '#src/ui/kit/button';
import type { Content, Elements } from '#src/ui/kit/elements';
import { kitMessages } from '#src/ui/kit/kit-messages';
import { type FailedProps, Loaded } from '#src/ui/kit/loaded';
import { Notice } from '#src/ui/kit/notice';
import { Section } from '#src/ui/kit/section';
import { Sentence } from '#src/ui/kit/sentence';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { useWrittenPages } from '#src/ui/shell/site-identity';
import { DefaultReminderNotice } from '#src/ui/subscription/shared/default-reminder-notice';
import { HomePartsPresenter } from './home-parts.presenter';
import styles from './home-parts.module.css';

const { delivery: deliveryMessages, lastOrder: orderMessages, credit: creditMessages } = accountHomeMessages;

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
            action={<QuietLink to={to}>{action}</QuietLink>}
            text={text}
          />
        ))}
      </div>
      <DefaultReminderNotice />
      <div className={`stack ${styles.parts}`}>
        {home.hasClub && <NextDelivery home={home} />}
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
  const isWritten = useWrittenPages();
  if (delivery)
    return (
      <Part title={delivery.title} isClub>
        <p className={styles.day}>{delivery.day}</p>
        <p>{delivery.what}</p>
        {delivery.goods !== undefined && <p>{delivery.goods}</p>}
        {delivery.deadline !== undefined && <p className={styles.strong}>{delivery.deadline}</p>}
        <More to={delivery.to} label={deliveryMessages.see} />
      </Part>
    );
  return (
    <Part title={deliveryMessages.title}>
      <Loaded resource={known} messages={deliveryMessages} lines={3} waiting={known.mayBring()} Failed={Failed}>
        {() => (
          <>
            <p>{deliveryMessages.none}</p>
            {isWritten('/can-club/') && <More to="/can-club/" label={deliveryMessages.join} />}
          </>
        )}
      </Loaded>
    </Part>
  );
});

const LastOrder = observer(function LastOrder({ home }: HomeProps) {
  const { order, orders } = home;
  return (
    <Part title={orderMessages.title}>
      <Loaded resource={orders} messages={orderMessages} lines={3} Failed={Failed}>
        {() =>
          order ? (
            <>
              <p>
                <Badge tone={order.status.tone}>{order.status.name}</Badge>
              </p>
              <p>{order.placed}</p>
              <More to={order.to} label={<Sentence text={orderMessages.see(order.number)} verbatim={order.number} />} />
            </>
          ) : (
            <>
              <p>{orderMessages.none}</p>
              <More to="/shop/" label={orderMessages.shop} />
            </>
          )
        }
      </Loaded>
    </Part>
  );
});

const Credit = observer(function Credit({ home: { credit } }: HomeProps) {
  if (!credit) return null;
  return (
    <Part title={creditMessages.title}>
      <p className={styles.day} translate="no">
        {credit.amount}
      </p>
      <p>{credit.text}</p>
      {credit.link && <More {...credit.link} />}
    </Part>
  );
});

interface PartProps {
  readonly title: string;
  readonly isClub?: boolean;
  readonly children: Elements;
}

function Part({ title, isClub = false, children }: PartProps) {
  return (
    <Section title={title} className={classNames('stack gap-2 card', styles.part, isClub && styles.club)}>
      {children}
    </Section>
  );
}

function More({ to, label }: { readonly to: string; readonly label: Content }) {
  return (
    <p className={styles.link}>
      <Link to={to}>{label}</Link>
    </p>
  );
}

function Failed({ title, onRetry }: FailedProps) {
  return (
    <div role="alert" className="stack gap-3 start">
      <p>{title}</p>
      <Button variant="secondary" small onClick={onRetry}>
        {kitMessages.tryAgain}
      </Button>
    </div>
  );
}
