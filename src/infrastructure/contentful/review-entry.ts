import type { Review } from '#src/domain/reviews/review';
import { fields } from '#src/infrastructure/shared/checks';
import type { ContentEntry } from './content-entry';
import { day, integer, readEntry, text } from './entry-checks';

export interface ProductReview {
  readonly sku: string;
  readonly review: Review;
}

const reviewShape = fields({
  sku: text,
  author: text,
  score: integer(1, 5),
  title: text,
  body: text,
  date: day,
});

/** Throws `wrong_shape` when a field is missing or malformed. */
export function reviewOf(entry: ContentEntry): ProductReview {
  const { sku, ...review } = readEntry(entry, reviewShape);
  return { sku, review };
}

export function newestFirst(reviews: readonly ProductReview[]): readonly ProductReview[] {
  return [...reviews].sort((a, b) => b.review.date.localeCompare(a.review.date));
}
