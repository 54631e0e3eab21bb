import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { Order } from '#src/domain/cart/order';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { ReviewLinksPresenter } from '#src/ui/reviews/review-links.presenter';
import { reviewMessages } from '#src/ui/reviews/review-messages';
import styles from '#src/ui/reviews/review-links.module.css';

/** Shows a review link for each product of a placed order. */
export const ReviewLinks = observer(function ReviewLinks({ order }: { readonly order: Order }) {
  const { links } = usePresenter(ReviewLinksPresenter, { order });
  if (links.length === 0) return null;
  return (
    <section className={`stack gap-2 part ${styles.links}`} aria-labelledby="order-reviews">
      <h2 className="small-title" id="order-reviews">
        {reviewMessages.ofOrder}
      </h2>
      <ul role="list">
        {links.map(({ sku, name, to }) => (
          <li key={sku}>
            <Link to={to}>{reviewMessages.heading(name)}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
});
