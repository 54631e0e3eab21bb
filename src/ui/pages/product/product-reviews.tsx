import type { ProductContent } from '../../../domain/content/page-content';
import { buttonClass } from '../../components/button-class';
import { StarRating } from '../../components/star-rating';
import { contentWords } from '../../text/content-words';
import { productWords } from '../../text/product-words';
import { ReviewList } from '../reviews/review-list';
import styles from './product-reviews.module.css';

const shownAtOnce = 3;

/** What people say: the score, the newest three, and the others on request. */
export function ProductReviews({ reviews, stats }: { readonly reviews: ProductContent['reviews']; readonly stats: ProductContent['reviewStats'] }) {
  const entries = reviews.map((review) => ({ review }));
  const others = entries.slice(shownAtOnce);
  return (
    <section className={`container ${styles.reviews}`} id="reviews">
      <header className={styles.head}>
        <h2>{productWords.reviews}</h2>
        <StarRating score={stats.score}>{contentWords.score(stats.score, stats.count)}</StarRating>
      </header>
      <ReviewList reviews={entries.slice(0, shownAtOnce)} headingLevel={3} />
      {others.length > 0 && (
        <details className={styles.others}>
          <summary className={buttonClass({ variant: 'secondary' })}>{productWords.moreReviews(others.length)}</summary>
          <ReviewList reviews={others} headingLevel={3} />
        </details>
      )}
    </section>
  );
}
