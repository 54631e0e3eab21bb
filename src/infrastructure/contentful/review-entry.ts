import type { Product } from '#src/domain/catalogue/product';
import type { PageContent } from '#src/domain/content/page-content';
import { type Review, reviewStats } from '#src/domain/reviews/review';
import type { ContentEntry } from './content-entry';
import { FieldReader } from './field-reader';
import { listingMeta, listingProse } from './page-entries';

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

/** A review of a product that is no longer sold is left out, also from the rating. */
export function reviewsPageOf(
  entry: ContentEntry | undefined,
  all: readonly ProductReview[],
  products: readonly Product[],
): PageContent {
  const reviews = all.flatMap(({ sku, review }) => {
    const product = products.find((candidate) => candidate.sku === sku);
    return product ? [{ review, product }] : [];
  });
  const stats = reviewStats(reviews.map(({ review }) => review));
  return { kind: 'reviews', ...listingMeta('/reviews/', entry), body: listingProse(entry), stats, reviews };
}
