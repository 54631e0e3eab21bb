import { ContainerModule } from 'inversify';
import { constructEach } from '#src/composition/bind';
import { reviewsStateModule } from '#src/composition/modules/reviews-state-module';
import { ports } from '#src/composition/tokens';
import type { ReviewsContent } from '#src/domain/content/page-content';
import { ReviewsPage } from '#src/ui/reviews/reviews';
import { ReviewsPresenter } from '#src/ui/reviews/reviews.presenter';
import { contentHead } from '#src/ui/shell/page-head';
import { definePage } from '#src/ui/shell/page-route';

const presenters = new ContainerModule(({ bind }) => {
  constructEach(bind, ReviewsPresenter, [ports.reviewsState, ports.liveReviews, ports.scheduler, ports.logger]);
});

export const modules = [reviewsStateModule, presenters];

export const page = definePage<ReviewsContent>({ View: ReviewsPage, head: contentHead });
