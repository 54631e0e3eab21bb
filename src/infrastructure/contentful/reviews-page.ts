import type { Product } from '#src/domain/catalogue/product';
import type { PageContent } from '#src/domain/page/page-content';
import { reviewStats } from '#src/domain/reviews/review';
import type { ContentEntry } from './content-entry';
import { listingMeta, listingProse } from './page-entries';
import type { ProductReview } from './review-entry';

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
