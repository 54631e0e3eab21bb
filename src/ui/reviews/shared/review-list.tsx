import type { Review } from '#src/domain/reviews/review';
import { contentMessages } from '#src/ui/content/shared/content-messages';
import { buttonClass } from '#src/ui/kit/button';
import { formatDay } from '#src/ui/kit/day-messages';
import type { Elements } from '#src/ui/kit/elements';
import { StarRating } from '#src/ui/kit/star-rating';
import styles from './review-list.module.css';

export interface ReviewEntry {
  readonly review: Review;
  readonly about?: Elements;
}

export function ReviewList({
  reviews,
  headingLevel,
}: {
  readonly reviews: readonly ReviewEntry[];
  readonly headingLevel: 2 | 3;
}) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className={`grid gap-5 ${styles.list}`} role="list">
      {reviews.map(({ review, about }) => (
        <li key={`${review.author} ${review.date} ${review.title}`} className={styles.review}>
          <StarRating score={review.score} textHidden>
            {contentMessages.stars(review.score)}
          </StarRating>
          <Heading className={styles.title}>{review.title}</Heading>
          <p className={styles.body}>{review.body}</p>
          <p className="note">{contentMessages.byline(review.author, formatDay(review.date))}</p>
          {about}
        </li>
      ))}
    </ul>
  );
}

export interface FoldedReviewsProps {
  readonly reviews: readonly ReviewEntry[];
  readonly first: number;
  readonly headingLevel: 2 | 3;
}

/** All reviews are in the page, for readers without script too. */
export function FoldedReviews({ reviews, first, headingLevel }: FoldedReviewsProps) {
  const others = reviews.slice(first);
  return (
    <>
      <ReviewList reviews={reviews.slice(0, first)} headingLevel={headingLevel} />
      {others.length > 0 && (
        <details className={styles.others}>
          <summary className={buttonClass({ variant: 'secondary' })}>
            {contentMessages.moreReviews(others.length)}
          </summary>
          <ReviewList reviews={others} headingLevel={headingLevel} />
        </details>
      )}
    </>
  );
}
