import { token } from '#src/application/ports/token';
import type { OwnReview, ReviewableProduct, ReviewText } from '#src/domain/reviews/own-review';
import type { ProductReviews, SiteReviews } from '#src/domain/reviews/review';

/**
 * Reviews by buyers (spec §3 Client state, reviews). Every visitor can read published reviews; a customer reads and writes
 * their own. Rejects with GatewayError.
 */
export interface ReviewGateway {
  /** An unknown product has none. */
  readProduct(sku: string): Promise<ProductReviews>;
  readSite(): Promise<SiteReviews>;
  /** The product with the signed-in customer's own review. `not_found` for a product that cannot be reviewed; `unauthorized`. */
  readOwn(sku: string): Promise<ReviewableProduct>;
  /**
   * Writes the signed-in customer's review, which replaces an earlier one and waits to be read. The same text sent twice
   * stays as it is. `unprocessable_entity` with `errors` by field, `sku` when the product was not bought; `not_found`;
   * `unauthorized`.
   */
  submit(sku: string, review: ReviewText): Promise<OwnReview>;
}

export const ReviewGateway = token<ReviewGateway>('ReviewGateway');
