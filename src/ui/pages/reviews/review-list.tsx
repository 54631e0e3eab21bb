import type { ReactNode } from 'react';
import type { Review } from '../../../domain/reviews/review';
import { StarRating } from '../../components/star-rating';
import { contentWords, formatDay } from '../../text/content-words';
import styles from './reviews.module.css';

/** Reviews as a list of quotations; each may say what it is about. */
export function ReviewList({ reviews, headingLevel }: { readonly reviews: readonly { readonly review: Review; readonly about?: ReactNode }[]; readonly headingLevel: 2 | 3 }) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className={styles.list} role="list">
      {reviews.map(({ review, about }) => (
        <li key={`${review.author} ${review.date} ${review.title}`} className={styles.review}>
          <StarRating score={review.score} textHidden>
            {contentWords.stars(review.score)}
          </StarRating>
          <Heading>{review.title}</Heading>
          <p>{review.body}</p>
          <p className={styles.byline}>
            {contentWords.byline(review.author, formatDay(review.date))}
            {about}
          </p>
        </li>
      ))}
    </ul>
  );
}
