import type { Review } from '#src/domain/reviews/review';
import type { ContentEntry } from './content-entry';
import { FieldReader } from './field-reader';

export interface ProductReview {
  readonly sku: string;
  readonly review: Review;
}

/** Throws `wrong_shape` when a field is missing or malformed. */
export function reviewOf(entry: ContentEntry): ProductReview {
  const fields = new FieldReader(entry);
  return {
    sku: fields.text('sku'),
    review: {
      author: fields.text('author'),
      score: fields.integer('score', 1, 5),
      title: fields.text('title'),
      body: fields.text('body'),
      date: fields.day('date'),
    },
  };
}

export function newestFirst(reviews: readonly ProductReview[]): readonly ProductReview[] {
  return [...reviews].sort((a, b) => b.review.date.localeCompare(a.review.date));
}
