import { orElse } from '#src/application/calls/handled';
import { log } from '#src/application/calls/log';
import { ReviewsState } from '#src/application/ports/state/reviews-state';
import { Scheduler } from '#src/application/ports/system/scheduler';
import type { Used } from '#src/application/ports/token';
import type { Product } from '#src/domain/catalogue/product';
import type { ReviewsContent } from '#src/domain/page/page-content';
import type { Review, ReviewStats } from '#src/domain/reviews/review';
import { autoObservable } from '#src/ui/kit/auto-observable';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { ReviewRefresher } from '#src/ui/reviews/shared/review-refresher';

/** Milliseconds after which the page is at rest. */
const restDelay = 1000;

interface ReviewOfProduct {
  readonly review: Review;
  /** Undefined for a product without reviews when the page was built. */
  readonly product: Product | undefined;
}

/** Presents the reviews of the build until newer ones have loaded (spec §3 Client state, reviews). */
export class ReviewsPresenter implements Presenter {
  static readonly uses = { state: ReviewsState, liveReviews: ReviewRefresher, scheduler: Scheduler };
  static readonly isShared = false;

  /** True when the shopper asked for the newest reviews, or when they were known before the page. */
  showsLive: boolean;

  constructor(
    private readonly use: Used<typeof ReviewsPresenter.uses>,
    private readonly given: { readonly content: ReviewsContent },
  ) {
    this.showsLive = use.state.site !== undefined;
    autoObservable(this);
  }

  mount(): () => void {
    return this.use.scheduler.after(restDelay, () => void this.refresh());
  }

  get stats(): ReviewStats {
    return this.use.state.site?.stats ?? this.given.content.stats;
  }

  get reviews(): readonly ReviewOfProduct[] {
    const products = new Map(this.built.map(({ product }) => [product.sku, product]));
    const live = this.showsLive ? this.use.state.site?.reviews : undefined;
    return live?.map((review) => ({ review, product: products.get(review.sku) })) ?? this.built;
  }

  /** Counts the reviews that were published since the build and are not shown yet. */
  get newCount(): number {
    if (this.showsLive) return 0;
    const known = new Set(this.built.map(({ review }) => keyOf(review)));
    return (this.use.state.site?.reviews ?? []).filter((review) => !known.has(keyOf(review))).length;
  }

  showNew(): void {
    this.showsLive = true;
  }

  private get built(): ReviewsContent['reviews'] {
    return this.given.content.reviews;
  }

  private async refresh(): Promise<void> {
    if (!this.use.liveReviews) return;
    await orElse(this.use.liveReviews.refreshSite(), (error) =>
      log.warn('Reviews stay those of the build', { code: error.code }),
    );
  }
}

function keyOf({ author, date, title }: Review): string {
  return [author, date, title].join('\n');
}
