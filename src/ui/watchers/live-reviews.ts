import type { ElementSight } from '#src/application/ports/browser/element-sight';
import type { ReviewGateway } from '#src/application/ports/content/review-gateway';
import type { ReviewsState } from '#src/application/ports/state/reviews-state';

/** The id of the part of a page that shows reviews. */
export const reviewsId = 'reviews';

/** Reads reviews anew for a page. Rejects with GatewayError. */
export interface ReviewRefresher {
  refreshProduct(sku: string): Promise<void>;
  refreshSite(): Promise<void>;
}

/**
 * Puts the published reviews of today in the place of those of the build. While the shopper has them before their eyes they
 * stay, so that nothing moves.
 */
export class LiveReviews implements ReviewRefresher {
  constructor(
    private readonly reviews: ReviewGateway,
    private readonly state: ReviewsState,
    private readonly sight: ElementSight,
  ) {}

  async refreshProduct(sku: string): Promise<void> {
    const reviews = await this.reviews.readProduct(sku);
    await this.sight.untilOutOfSight(reviewsId);
    this.state.replaceProduct(sku, reviews);
  }

  async refreshSite(): Promise<void> {
    const reviews = await this.reviews.readSite();
    await this.sight.untilOutOfSight(reviewsId);
    this.state.replaceSite(reviews);
  }
}
