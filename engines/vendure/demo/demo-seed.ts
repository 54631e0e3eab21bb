import type { ShopSeed } from '#src/seed/shop-seed';
import type { DemoCustomer } from './demo-customer';
import type { DemoReview } from './demo-reviews';

/** A shop with invented customers and reviews; a live shop has its own. */
export interface DemoSeed extends ShopSeed {
  readonly customers: readonly DemoCustomer[];
  readonly reviews: readonly DemoReview[];
}
