import { ElementSight } from '#src/application/ports/browser/element-sight';
import { ReviewGateway } from '#src/application/ports/content/review-gateway';
import { ReviewsUrl } from '#src/application/ports/content/reviews-url';
import { Authorization } from '#src/application/ports/identity/authorization';
import { ReviewsState } from '#src/application/ports/state/reviews-state';
import type { Container } from '#src/composition/container';
import { lazyPort } from '#src/composition/lazy';
import { DomElementSight } from '#src/infrastructure/browser/dom-element-sight';
import { ObservableReviewsState } from '#src/ui/reviews/observable-reviews-state';

/** Reviews by buyers, for the page that writes one and for pages that read them anew. */
export function adapters(container: Container): void {
  container.adapt(ReviewsState, ObservableReviewsState);
  container.adapt(ElementSight, DomElementSight);
  container.provide(
    ReviewGateway,
    (url = '', authorization) =>
      lazyPort(async () => {
        const { openReviewService } = await import('#src/infrastructure/reviews/open-review-service');
        return openReviewService(url, authorization);
      }),
    [ReviewsUrl, Authorization],
  );
}
