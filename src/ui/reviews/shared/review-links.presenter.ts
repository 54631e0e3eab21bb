import { ReviewsUrl } from '#src/application/ports/content/reviews-url';
import type { Used } from '#src/application/ports/token';
import type { Order } from '#src/domain/cart/order';
import { reviewableSkus } from '#src/domain/orders/reviewable-skus';
import { CatalogueStore } from '#src/ui/catalogue/shared/catalogue-store';
import { autoObservable } from '#src/ui/kit/auto-observable';

interface GivenOrder {
  readonly order: Order;
}

export interface ReviewLink {
  readonly sku: string;
  readonly name: string;
  readonly to: string;
}

/** Empty where no review service is configured. */
export class ReviewLinksPresenter {
  static readonly uses = { reviewsUrl: ReviewsUrl, catalogue: CatalogueStore };
  static readonly isShared = false;

  constructor(
    private readonly use: Used<typeof ReviewLinksPresenter.uses>,
    private readonly given: GivenOrder,
  ) {
    autoObservable(this);
  }

  get links(): readonly ReviewLink[] {
    const { order } = this.given;
    if (this.use.reviewsUrl === undefined) return [];
    return reviewableSkus(order).flatMap((sku) => {
      const line = order.lineItems.find((one) => one.sku === sku);
      const name = this.use.catalogue.product(sku)?.name ?? line?.variant.name;
      return name === undefined ? [] : [{ sku, name, to: `/account/reviews/${encodeURIComponent(sku)}/` }];
    });
  }
}
