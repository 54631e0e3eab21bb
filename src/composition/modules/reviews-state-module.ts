import { ContainerModule } from 'inversify';
import { adapt } from '#src/composition/bind';
import { ports } from '#src/composition/tokens';
import { ObservableReviewsState } from '#src/ui/reviews/observable-reviews-state';

/** The reviews that were read since the build, for the pages that show reviews. */
export const reviewsStateModule = new ContainerModule(({ bind }) => {
  adapt(bind, ports.reviewsState, ObservableReviewsState, []);
});
