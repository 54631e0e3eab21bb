import { type Container, ContainerModule } from 'inversify';
import { ElementSight } from '#src/application/ports/browser/element-sight';
import { ReviewGateway } from '#src/application/ports/content/review-gateway';
import { Authorization } from '#src/application/ports/identity/authorization';
import { ReviewsState } from '#src/application/ports/state/reviews-state';
import { Logger } from '#src/application/ports/system/logger';
import { adapt, construct } from '#src/composition/bind';
import { ReviewsUrl } from '#src/composition/configuration/configured-values';
import { lazyPort, loadModules } from '#src/composition/lazy';
import { DomElementSight } from '#src/infrastructure/browser/dom-element-sight';
import { LiveReviews } from '#src/ui/reviews/shared/live-reviews';
import type { ReviewRefresher } from '#src/ui/reviews/shared/review-refresher';
import { reviewsStateModule } from './reviews-state-module';

/** Reviews by buyers, for who writes one and for pages that read them anew. */
export const reviewsModule = new ContainerModule(({ bind }) => {
  bind(ReviewGateway).toResolvedValue(
    (url, authorization, logger) =>
      lazyPort(async () => {
        const { openReviewService } = await import('#src/infrastructure/reviews/open-review-service');
        return openReviewService(url ?? '', authorization, logger);
      }),
    [ReviewsUrl, Authorization, Logger],
  );
  adapt(bind, ElementSight, DomElementSight, []);
  construct(bind, LiveReviews, [ReviewGateway, ReviewsState, ElementSight]);
});

export function openLiveReviews(container: Container): ReviewRefresher {
  loadModules(container, [reviewsStateModule, reviewsModule]);
  return container.get(LiveReviews);
}
