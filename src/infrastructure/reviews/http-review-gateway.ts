import type { ReviewGateway } from '#src/application/ports/content/review-gateway';
import type { OwnReview, ReviewableProduct, ReviewText } from '#src/domain/reviews/own-review';
import type { ProductReviews, SiteReviews } from '#src/domain/reviews/review';
import { parseResponse } from '#src/infrastructure/shop-api/parse-response';
import type { ShopCall, ShopCalls } from '#src/infrastructure/shop-api/shop-calls';
import {
  ownReviewPageResponse,
  ownReviewResponse,
  type ReviewsResponse,
  reviewsResponse,
  toProductReviews,
  toReviewableProduct,
  toSiteReviews,
} from './review-responses';

/** The two ways to call the review service. */
export interface ReviewCalls {
  /** Without a token. */
  readonly open: ShopCalls;
  /** With the customer's token. */
  readonly own: ShopCalls;
}

/** The review service over HTTP (docs/hosting.md lists its calls). Only a customer's own calls carry their token. */
export class HttpReviewGateway implements ReviewGateway {
  constructor(private readonly calls: ReviewCalls) {}

  async readProduct(sku: string): Promise<ProductReviews> {
    return toProductReviews(await this.readPublished('reviews', 'products', sku));
  }

  async readSite(): Promise<SiteReviews> {
    return toSiteReviews(await this.readPublished('reviews'));
  }

  async readOwn(sku: string): Promise<ReviewableProduct> {
    const text = await this.calls.own.send({ method: 'GET', path: ownPath(sku) });
    return toReviewableProduct(parseResponse(ownReviewPageResponse, text));
  }

  async submit(sku: string, review: ReviewText): Promise<OwnReview> {
    const text = await this.calls.own.send({ method: 'PUT', path: ownPath(sku), body: { review } });
    return parseResponse(ownReviewResponse, text);
  }

  private async readPublished(...path: ShopCall['path']): Promise<ReviewsResponse> {
    return parseResponse(reviewsResponse, await this.calls.open.send({ method: 'GET', path }));
  }
}

function ownPath(sku: string): ShopCall['path'] {
  return ['reviews', 'mine', sku];
}
