import { ContainerModule } from 'inversify';
import { constructEach } from '#src/composition/bind';
import { reviewsStateModule } from '#src/composition/modules/reviews-state-module';
import { ports } from '#src/composition/tokens';
import type { ReviewsContent } from '#src/domain/content/page-content';
import { contentHead } from '#src/ui/app/page-head';
import { definePage } from '#src/ui/app/page-route';
import { ReviewsPage } from '#src/ui/pages/reviews/reviews';
import { ReviewsPresenter } from '#src/ui/pages/reviews/reviews.presenter';

const presenters = new ContainerModule(({ bind }) => {
  constructEach(bind, ReviewsPresenter, [ports.reviewsState, ports.liveReviews, ports.scheduler, ports.logger]);
});

export const modules = [reviewsStateModule, presenters];

export const page = definePage<ReviewsContent>({ View: ReviewsPage, head: contentHead });
