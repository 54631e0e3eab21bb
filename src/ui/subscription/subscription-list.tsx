import { observer } from 'mobx-react-lite';
import { AccountFrame } from '#src/ui/customer/shared/account-frame';
import { accountPage } from '#src/ui/customer/shared/account-page';
import { Badge } from '#src/ui/kit/badge';
import { classNames } from '#src/ui/kit/button';
import { CardTitle } from '#src/ui/kit/card-title';
import { EmptyState } from '#src/ui/kit/empty-state';
import { Loaded } from '#src/ui/kit/loaded';
import { asPictureSource, Picture, tintStyle } from '#src/ui/kit/picture';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { useWrittenPages } from '#src/ui/shell/site-identity';
import { subscriptionMessages } from '#src/ui/subscription/shared/subscription-messages';
import { SubscriptionListPresenter, type SubscriptionRow } from './subscription-list.presenter';
import styles from './subscriptions.module.css';

const { empty } = subscriptionMessages;

/** Shows all subscriptions (spec §3 Subscription). */
const SubscriptionList = observer(function SubscriptionList() {
  const list = usePresenter(SubscriptionListPresenter);
  const { known } = list;
  const isWritten = useWrittenPages();
  return (
    <AccountFrame title={subscriptionMessages.title}>
      <Loaded
        resource={known}
        messages={subscriptionMessages}
        rows={2}
        waiting={known.mayBring()}
        stale={subscriptionMessages.stale}
        empty={<EmptyState {...(isWritten('/can-club/') ? { ...empty, to: '/can-club/' } : { title: empty.title })} />}
      >
        {() => (
          <ul className="stack gap-5" role="list" aria-label={subscriptionMessages.title}>
            {list.rows.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </ul>
        )}
      </Loaded>
    </AccountFrame>
  );
});

function Row({ row: { to, what, when, badge, action, pictures } }: { readonly row: SubscriptionRow }) {
  return (
    <li className={classNames('linked-card stack card', styles.card, badge.tone === 'ink' && styles.over)}>
      <span className={styles.cans} aria-hidden="true">
        {pictures.map(({ id, picture, tint }) => (
          <span key={id} className={styles.can} style={tintStyle(tint)}>
            <Picture {...asPictureSource(picture)} alt="" />
          </span>
        ))}
      </span>
      <div className={`stack gap-2 start ${styles.words}`}>
        <Badge tone={badge.tone}>{badge.label}</Badge>
        <CardTitle level={2} to={to} title={what} />
        <p>{when}</p>
        <p className="note" aria-hidden="true">
          {action}
        </p>
      </div>
    </li>
  );
}

export const page = accountPage(SubscriptionList, subscriptionMessages);
