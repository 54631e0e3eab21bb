import { token } from '#src/application/ports/token';
import type { ProductReviews, SiteReviews } from '#src/domain/reviews/review';

/** Published reviews that were read since the page was built (spec §3 Client state, reviews). */
export interface ReviewsState {
  /** By sku. */
  readonly products: ReadonlyMap<string, ProductReviews>;
  readonly site: SiteReviews | undefined;
  replaceProduct(sku: string, reviews: ProductReviews): void;
  replaceSite(reviews: SiteReviews): void;
}

export const ReviewsState = token<ReviewsState>('ReviewsState');
