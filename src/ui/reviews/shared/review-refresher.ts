import type { ReviewsState } from '#src/application/ports/state/reviews-state';
import { token } from '#src/application/ports/token';

/** Rejects with GatewayError. */
export interface ReviewRefresher {
  /** The state of reviews loads with this code, so a page need not know it before. */
  refreshProduct(sku: string): Promise<ReviewsState>;
  refreshSite(): Promise<void>;
}

/** Undefined where no review service is configured. */
export const ReviewRefresher = token<ReviewRefresher | undefined>('ReviewRefresher');
