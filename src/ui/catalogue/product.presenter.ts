import { runInAction } from 'mobx';
import { log } from '#src/application/calls/log';
import { GatewayError } from '#src/application/ports/gateway-error';
import { VariantReader } from '#src/application/ports/shop/variant-reader';
import type { ReviewsState } from '#src/application/ports/state/reviews-state';
import { Scheduler } from '#src/application/ports/system/scheduler';
import type { Used } from '#src/application/ports/token';
import type { Product } from '#src/domain/catalogue/product';
import type { ProductContent } from '#src/domain/page/page-content';
import type { ProductReviews } from '#src/domain/reviews/review';
import { autoObservable } from '#src/ui/kit/auto-observable';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { ReviewRefresher } from '#src/ui/reviews/shared/review-refresher';
import { SettledMessage } from '#src/ui/shell/settled-message';
import { LiveOffers } from './shared/live-offers';
import { productMessages } from './shared/product-messages';

/** Milliseconds after which the page is at rest and today's offer may be asked for. */
export const offerDelay = 1000;

type ReviewedContent = Pick<ProductContent, 'product' | 'reviews' | 'reviewStats'>;

interface Given {
  readonly content: Pick<ProductContent, 'product' | 'ownPack'>;
}

/** Shows the price and stock of the build until today's are known. */
export class ProductPresenter implements Presenter {
  static readonly uses = {
    variants: VariantReader,
    liveReviews: ReviewRefresher,
    scheduler: Scheduler,
    message: SettledMessage,
  };
  static readonly isShared = false;

  quantity = 1;
  /** True once the page is at rest and its secondary parts may load. */
  isAtRest = false;
  private readonly live: LiveOffers;
  private reviews: ReviewsState | undefined = undefined;

  constructor(
    private readonly use: Used<typeof ProductPresenter.uses>,
    private readonly given: Given,
  ) {
    this.live = new LiveOffers(use.variants);
    autoObservable(this);
  }

  mount(): () => void {
    return this.use.scheduler.after(offerDelay, () => {
      runInAction(() => (this.isAtRest = true));
      void this.refresh();
      void this.refreshReviews();
    });
  }

  current(product: Product): Product {
    return this.live.current(product);
  }

  /** Returns the reviews of the build until newer ones have loaded. */
  reviewsOf({ product, reviews, reviewStats }: ReviewedContent): ProductReviews {
    return this.reviews?.products.get(product.sku) ?? { reviews, stats: reviewStats };
  }

  get takesReviews(): boolean {
    return this.use.liveReviews !== undefined;
  }

  setQuantity(quantity: number): void {
    this.quantity = quantity;
    this.use.message.announce(productMessages.chosen(quantity));
  }

  /** Custom packs have no offer: their builder loads those of the cans. */
  async refresh(): Promise<void> {
    const { product, ownPack } = this.given.content;
    if (!ownPack) await this.live.load([product.sku]);
  }

  private async refreshReviews(): Promise<void> {
    const { sku } = this.given.content.product;
    try {
      const reviews = await this.use.liveReviews?.refreshProduct(sku);
      runInAction(() => (this.reviews = reviews));
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      log.warn('Reviews stay those of the build', { sku, code: error.code });
    }
  }
}
