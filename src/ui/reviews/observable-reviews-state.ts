import type { ReviewsState } from '#src/application/ports/state/reviews-state';
import type { ProductReviews, SiteReviews } from '#src/domain/reviews/review';
import { autoObservable } from '#src/ui/kit/auto-observable';

export class ObservableReviewsState implements ReviewsState {
  products: ReadonlyMap<string, ProductReviews> = new Map();
  site: SiteReviews | undefined = undefined;

  constructor() {
    autoObservable(this);
  }

  replaceProduct(sku: string, reviews: ProductReviews): void {
    this.products = new Map(this.products).set(sku, reviews);
  }

  replaceSite(reviews: SiteReviews): void {
    this.site = reviews;
  }
}
