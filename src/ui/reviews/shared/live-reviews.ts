import { ElementSight } from '#src/application/ports/browser/element-sight';
import { ReviewGateway } from '#src/application/ports/content/review-gateway';
import { ReviewsState } from '#src/application/ports/state/reviews-state';
import type { Used } from '#src/application/ports/token';
import type { ReviewRefresher } from './review-refresher';

export const reviewsId = 'reviews';

/**
 * On a product page they are asked for when the shopper comes near them: the service brings axios along. They replace the
 * build's once those are out of sight, so that nothing moves visibly. The page of all reviews offers the new ones instead.
 */
export class LiveReviews implements ReviewRefresher {
  static readonly uses = { reviews: ReviewGateway, state: ReviewsState, sight: ElementSight };

  constructor(private readonly use: Used<typeof LiveReviews.uses>) {}

  async refreshProduct(sku: string): Promise<ReviewsState> {
    await this.use.sight.untilNear(reviewsId);
    const reviews = await this.use.reviews.readProduct(sku);
    await this.use.sight.untilOutOfSight(reviewsId);
    this.use.state.replaceProduct(sku, reviews);
    return this.use.state;
  }

  async refreshSite(): Promise<void> {
    this.use.state.replaceSite(await this.use.reviews.readSite());
  }
}
