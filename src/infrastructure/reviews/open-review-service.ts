import type { ReviewGateway } from '#src/application/ports/content/review-gateway';
import type { Authorization } from '#src/application/ports/identity/authorization';
import { AuthorizedShopCalls } from '#src/infrastructure/shop-api/authorized-shop-calls';
import { ShopHttp } from '#src/infrastructure/shop-api/shop-http';
import { HttpReviewGateway } from './http-review-gateway';

/** The review service at this origin. This chunk is loaded on the first call. */
export function openReviewService(url: string, authorization: Authorization): ReviewGateway {
  const open = new ShopHttp({ baseUrl: url });
  return new HttpReviewGateway({ open, own: new AuthorizedShopCalls(open, authorization) });
}
