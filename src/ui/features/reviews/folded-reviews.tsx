import { buttonClass } from '#src/ui/components/button';
import { contentMessages } from '#src/ui/messages/content-messages';
import { type ReviewEntry, ReviewList } from './review-list';
import styles from './folded-reviews.module.css';

export interface FoldedReviewsProps {
  readonly reviews: readonly ReviewEntry[];
  /** How many are in sight from the start. */
  readonly first: number;
  readonly headingLevel: 2 | 3;
}

/** The first few reviews, and the others on request. All of them are in the page, for readers without script too. */
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
