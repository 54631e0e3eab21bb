import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { Subscription } from '#src/domain/subscription/subscription';
import { LineItemList, LineItemRow } from '#src/ui/components/line-item-row';
import { asPictureSource } from '#src/ui/components/picture';
import { subscriptionMessages } from '#src/ui/messages/subscription-messages';
import type { SubscriptionPresenter } from './subscription.presenter';
import { isOver } from './subscription-facts';
import styles from './subscription.module.css';

const words = subscriptionMessages.next;

interface DeliveryContentsProps {
  readonly page: SubscriptionPresenter;
  readonly subscription: Subscription;
}

/** What every delivery brings, with its pictures. */
export const DeliveryContents = observer(function DeliveryContents({ page, subscription }: DeliveryContentsProps) {
  const title = isOver(subscription) ? words.contentsOver : words.contents;
  return (
    <section className={styles.part} aria-label={title}>
      <h2>{title}</h2>
      <LineItemList label={title}>
        {page.lines(subscription).map(({ id, name, to, quantity, details, picture, tint }) => (
          <LineItemRow
            key={id}
            image={asPictureSource(picture)}
            tint={tint}
            name={to === undefined ? name : <Link to={to}>{name}</Link>}
            details={details}
            amounts={quantity}
          />
        ))}
      </LineItemList>
    </section>
  );
});
