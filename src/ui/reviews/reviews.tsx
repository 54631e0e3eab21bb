import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { Product } from '#src/domain/catalogue/product';
import type { ReviewsContent } from '#src/domain/page/page-content';
import { contentMessages } from '#src/ui/content/shared/content-messages';
import { Prose } from '#src/ui/content/shared/prose-blocks';
import { Button } from '#src/ui/kit/button';
import { formatScore } from '#src/ui/kit/number-messages';
import { asPictureSource, Picture, tintStyle } from '#src/ui/kit/picture';
import { StarRating } from '#src/ui/kit/star-rating';
import { useFocusOnChange } from '#src/ui/kit/use-focus-on-change';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { FoldedReviews } from '#src/ui/reviews/shared/review-list';
import { contentHead } from '#src/ui/shell/page-head';
import { type PageProps, definePage } from '#src/ui/shell/page-route';
import { ReviewsPresenter } from './reviews.presenter';
import styles from './reviews.module.css';

const shownAtOnce = 12;

/** Shows the reviews of all products (spec §2 reviews, §3 reviews: stats for all). */
export const ReviewsPage = observer(function ReviewsPage({ content }: PageProps<ReviewsContent>) {
  const page = usePresenter(ReviewsPresenter, { content });
  const { stats } = page;
  // The pressed button has disappeared.
  const list = useFocusOnChange<HTMLDivElement>(page.showsLive);
  const reviews = page.reviews.map(({ review, product }) => ({
    review,
    about: product && <About product={product} />,
  }));
  return (
    <div className={`container stack gap-8 ${styles.page}`}>
      <header className={styles.head}>
        <div className={`stack gap-5 ${styles.words}`}>
          <h1 className="display">{content.title}</h1>
          <Prose blocks={content.body} />
        </div>
        {stats.count > 0 && (
          <div className={styles.stats}>
            <p className={styles.score} aria-hidden="true">
              {formatScore(stats.score)}
            </p>
            <StarRating score={stats.score}>{contentMessages.score(stats.score, stats.count)}</StarRating>
          </div>
        )}
      </header>
      <div className={styles.list} ref={list} tabIndex={-1}>
        {page.newCount > 0 && (
          <p className={styles.fresh}>
            <Button onClick={() => page.showNew()}>{contentMessages.newReviews(page.newCount)}</Button>
          </p>
        )}
        <FoldedReviews reviews={reviews} first={shownAtOnce} headingLevel={2} />
      </div>
    </div>
  );
});

function About({ product }: { readonly product: Product }) {
  return (
    <p className={`cluster row-gap-1 ${styles.about}`} style={tintStyle(product.tint)}>
      <span className={styles.picture}>
        <Picture {...asPictureSource(product.picture)} alt="" />
      </span>
      <span>
        {contentMessages.reviewOf}{' '}
        <Link to={`/products/${product.slug}/`} translate="no">
          {product.name}
        </Link>
      </span>
    </p>
  );
}

export const page = definePage<ReviewsContent>({ View: ReviewsPage, head: contentHead });
