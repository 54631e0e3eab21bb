import { ContainerModule } from 'inversify';
import { ReviewsState } from '#src/application/ports/state/reviews-state';
import { adapt } from '#src/composition/bind';
import { ObservableReviewsState } from '#src/ui/reviews/observable-reviews-state';

/** The reviews that were read since the build, for the pages that show reviews. */
export const reviewsStateModule = new ContainerModule(({ bind }) => {
  adapt(bind, ReviewsState, ObservableReviewsState, []);
});
