import { ElementSight } from '#src/application/ports/browser/element-sight';
import { ReviewGateway } from '#src/application/ports/content/review-gateway';
import { ReviewsState } from '#src/application/ports/state/reviews-state';
import type { DependenciesOf } from '#src/application/ports/token';
import type { ReviewRefresher } from './review-refresher';

export const reviewsId = 'reviews';

/**
 * On a product page they are asked for when the shopper comes near them: the service brings axios along. They replace the
 * build's once those are out of sight, so that nothing moves visibly. The page of all reviews offers the new ones instead.
 */
export class LiveReviews implements ReviewRefresher {
  static readonly dependencies: DependenciesOf<typeof LiveReviews> = [ReviewGateway, ReviewsState, ElementSight];

  constructor(
    private readonly reviews: ReviewGateway,
    private readonly state: ReviewsState,
    private readonly sight: ElementSight,
  ) {}

  async refreshProduct(sku: string): Promise<ReviewsState> {
    await this.sight.untilNear(reviewsId);
    const reviews = await this.reviews.readProduct(sku);
    await this.sight.untilOutOfSight(reviewsId);
    this.state.replaceProduct(sku, reviews);
    return this.state;
  }

  async refreshSite(): Promise<void> {
    this.state.replaceSite(await this.reviews.readSite());
  }
}
