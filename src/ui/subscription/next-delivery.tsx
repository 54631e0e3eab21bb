import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { LineItemList, LineItemRow } from '#src/ui/cart/shared/line-item-row';
import { LinkButton } from '#src/ui/kit/button';
import { asPictureSource, Picture } from '#src/ui/kit/picture';
import { Section } from '#src/ui/kit/section';
import { subscriptionMessages } from '#src/ui/subscription/shared/subscription-messages';
import { isOver } from './shared/subscription-facts';
import type { SubscriptionProps } from './subscription-form';
import styles from './subscription.module.css';

const messages = subscriptionMessages.next;

export const NextDeliveryCard = observer(function NextDeliveryCard({ page, subscription }: SubscriptionProps) {
  const { next } = page;
  if (!next) return null;
  return (
    <Section title={next.title} className={`stack gap-2 start ${styles.next}`}>
      <p className={styles.day}>{next.day}</p>
      {next.goods !== undefined && <p>{next.goods}</p>}
      {next.deadline !== undefined && <p className={styles.deadline}>{next.deadline}</p>}
      {page.can('interval') && (
        <LinkButton
          to={`/account/club/customize/${encodeURIComponent(subscription.id)}/`}
          variant={page.isUnpaid ? 'secondary' : 'primary'}
        >
          {messages.customize}
        </LinkButton>
      )}
    </Section>
  );
});

export const DeliveryContents = observer(function DeliveryContents({ page, subscription }: SubscriptionProps) {
  const title = isOver(subscription) ? messages.contentsOver : messages.contents;
  return (
    <Section title={title} className="stack gap-3">
      <LineItemList label={title}>
        {page.lines.map(({ id, name, to, quantity, details, picture, tint }) => (
          <LineItemRow
            key={id}
            picture={<Picture {...asPictureSource(picture)} alt="" />}
            tint={tint}
            name={to === undefined ? name : <Link to={to}>{name}</Link>}
            details={details}
            amounts={quantity}
          />
        ))}
      </LineItemList>
    </Section>
  );
});
