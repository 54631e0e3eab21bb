import { type Container, ContainerModule } from 'inversify';
import { adapt, construct } from '#src/composition/bind';
import { lazyPort, loadModules } from '#src/composition/lazy';
import { ports } from '#src/composition/tokens';
import { DomElementSight } from '#src/infrastructure/browser/dom-element-sight';
import { LiveReviews, type ReviewRefresher } from '#src/ui/reviews/shared/live-reviews';
import { reviewsStateModule } from './reviews-state-module';

/** Reviews by buyers, for who writes one and for pages that read them anew. */
export const reviewsModule = new ContainerModule(({ bind }) => {
  bind(ports.reviewGateway).toResolvedValue(
    (url, authorization, logger) =>
      lazyPort(async () => {
        const { openReviewService } = await import('#src/infrastructure/reviews/open-review-service');
        return openReviewService(url ?? '', authorization, logger);
      }),
    [ports.reviewsUrl, ports.authorization, ports.logger],
  );
  adapt(bind, ports.elementSight, DomElementSight, []);
  construct(bind, LiveReviews, [ports.reviewGateway, ports.reviewsState, ports.elementSight]);
});

export function openLiveReviews(container: Container): ReviewRefresher {
  loadModules(container, [reviewsStateModule, reviewsModule]);
  return container.get(LiveReviews);
}
