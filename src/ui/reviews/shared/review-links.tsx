import { observer } from 'mobx-react-lite';
import type { Order } from '#src/domain/cart/order';
import { LinkList } from '#src/ui/kit/lists';
import { Section } from '#src/ui/kit/section';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { ReviewLinksPresenter } from './review-links.presenter';
import { reviewMessages } from './review-messages';
import styles from './review-links.module.css';

export const ReviewLinks = observer(function ReviewLinks({ order }: { readonly order: Order }) {
  const { links } = usePresenter(ReviewLinksPresenter, { order });
  if (links.length === 0) return null;
  return (
    <Section
      id="order-reviews"
      title={reviewMessages.ofOrder}
      small
      className={`stack gap-2 part screen-only ${styles.links}`}
    >
      <LinkList links={links.map(({ name, to }) => ({ to, label: reviewMessages.heading(name) }))} />
    </Section>
  );
});
