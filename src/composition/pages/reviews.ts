import { ContainerModule } from 'inversify';
import { ReviewsState } from '#src/application/ports/state/reviews-state';
import { Logger } from '#src/application/ports/system/logger';
import { Scheduler } from '#src/application/ports/system/scheduler';
import { constructEach } from '#src/composition/bind';
import { reviewsStateModule } from '#src/composition/modules/reviews-state-module';
import type { ReviewsContent } from '#src/domain/content/page-content';
import { ReviewsPage } from '#src/ui/reviews/reviews';
import { ReviewsPresenter } from '#src/ui/reviews/reviews.presenter';
import { ReviewRefresher } from '#src/ui/reviews/shared/review-refresher';
import { contentHead } from '#src/ui/shell/page-head';
import { definePage } from '#src/ui/shell/page-route';

const presenters = new ContainerModule(({ bind }) => {
  constructEach(bind, ReviewsPresenter, [ReviewsState, ReviewRefresher, Scheduler, Logger]);
});

export const modules = [reviewsStateModule, presenters];

export const page = definePage<ReviewsContent>({ View: ReviewsPage, head: contentHead });
