import type { ReviewGateway } from '#src/application/ports/content/review-gateway';
import { HttpReviewGateway } from '#src/infrastructure/reviews/http-review-gateway';
import { AuthorizedShopCalls } from '#src/infrastructure/shop-api/authorized-shop-calls';
import { ShopHttp } from '#src/infrastructure/shop-api/shop-http';

/** The adapter of a review service at an origin, whose calls carry the bearer of the moment. */
export function reviewsOverHttp(baseUrl: string, bearer: () => string | undefined): ReviewGateway {
  const open = new ShopHttp({ baseUrl });
  const authorization = {
    token: () => Promise.resolve(bearer()),
    renew: () => Promise.resolve(false),
    giveUp: () => Promise.resolve(),
  };
  return new HttpReviewGateway({ open, own: new AuthorizedShopCalls(open, authorization) });
}
