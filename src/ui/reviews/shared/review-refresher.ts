import type { ReviewsState } from '#src/application/ports/state/reviews-state';
import { token } from '#src/application/ports/token';

/** Loads the newest reviews for a page. Rejects with GatewayError. */
export interface ReviewRefresher {
  /** Returns the state with the reviews, which loads with this code: a page need not know it before. */
  refreshProduct(sku: string): Promise<ReviewsState>;
  refreshSite(): Promise<void>;
}

/** Undefined where no review service is configured. */
export const ReviewRefresher = token<ReviewRefresher | undefined>('ReviewRefresher');
