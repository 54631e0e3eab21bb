import { token } from '#src/application/ports/token';
import type { OwnReview, ReviewableProduct, ReviewText } from '#src/domain/reviews/own-review';
import type { ProductReviews, SiteReviews } from '#src/domain/reviews/review';

/** Customers write only their own (spec §3 Client state, reviews). Rejects with GatewayError. */
export interface ReviewGateway {
  /** An unknown product has none. */
  readProduct(sku: string): Promise<ProductReviews>;
  readSite(): Promise<SiteReviews>;
  /** The customer's own review. `not_found` for what cannot be reviewed; `unauthorized`. */
  readOwn(sku: string): Promise<ReviewableProduct>;
  /**
   * Replaces an earlier review and waits to be read; the same text twice changes nothing. `unprocessable_entity` with
   * `errors` by field, `sku` when the product was not bought; `not_found`; `unauthorized`.
   */
  submit(sku: string, review: ReviewText): Promise<OwnReview>;
}

export const ReviewGateway = token<ReviewGateway>('ReviewGateway');
