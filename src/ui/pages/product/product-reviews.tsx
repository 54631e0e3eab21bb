import type { ProductContent } from '#src/domain/content/page-content';
import { StarRating } from '#src/ui/components/star-rating';
import { FoldedReviews } from '#src/ui/features/reviews/folded-reviews';
import { contentMessages } from '#src/ui/messages/content-messages';
import { productMessages } from '#src/ui/messages/product-messages';
import styles from './product-reviews.module.css';

const shownAtOnce = 3;

/** What people say: the score, the newest three, and the others on request. */
export function ProductReviews({
  reviews,
  stats,
}: {
  readonly reviews: ProductContent['reviews'];
  readonly stats: ProductContent['reviewStats'];
}) {
  const entries = reviews.map((review) => ({ review }));
  return (
    <section className={`container ${styles.reviews}`} id="reviews">
      <header className={styles.head}>
        <h2>{productMessages.reviews}</h2>
        <StarRating score={stats.score}>{contentMessages.score(stats.score, stats.count)}</StarRating>
      </header>
      <FoldedReviews reviews={entries} first={shownAtOnce} headingLevel={3} />
    </section>
  );
}
