import type { ProductContent } from '../../../domain/content/page-content';
import { StarRating } from '../../components/star-rating';
import { contentWords } from '../../text/content-words';
import { productWords } from '../../text/product-words';
import { FoldedReviews } from '../reviews/folded-reviews';
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
        <h2>{productWords.reviews}</h2>
        <StarRating score={stats.score}>{contentWords.score(stats.score, stats.count)}</StarRating>
      </header>
      <FoldedReviews reviews={entries} first={shownAtOnce} headingLevel={3} />
    </section>
  );
}
