import { ContainerModule } from 'inversify';
import { SubmitReview } from '#src/application/reviews/submit-review';
import { construct, constructEach } from '#src/composition/bind';
import { accountModules } from '#src/composition/modules/account-module';
import { catalogueModule } from '#src/composition/modules/catalogue-module';
import { reviewsModule } from '#src/composition/modules/reviews-module';
import { reviewsStateModule } from '#src/composition/modules/reviews-state-module';
import { ports } from '#src/composition/tokens';
import { unlistedHead } from '#src/ui/app/page-head';
import { definePage } from '#src/ui/app/page-route';
import { reviewMessages } from '#src/ui/messages/review-messages';
import { ReviewPage } from '#src/ui/pages/account/review/review';
import { ReviewPresenter } from '#src/ui/pages/account/review/review.presenter';
import { CatalogueStore } from '#src/ui/state/catalogue-store';
import { LiveMessageState } from '#src/ui/state/live-message-state';

const presenters = new ContainerModule(({ bind }) => {
  construct(bind, SubmitReview, [ports.reviewGateway]);
  constructEach(bind, ReviewPresenter, [
    ports.reviewGateway,
    SubmitReview,
    ports.customerState,
    CatalogueStore,
    ports.draftStorage,
    LiveMessageState,
    ports.logger,
  ]);
});

export const modules = [...accountModules, catalogueModule, reviewsStateModule, reviewsModule, presenters];

export const page = definePage<undefined>({ View: ReviewPage, head: () => unlistedHead(reviewMessages.page) });
