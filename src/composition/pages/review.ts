import { ContainerModule } from 'inversify';
import { DraftStorage } from '#src/application/ports/browser/draft-storage';
import { ReviewGateway } from '#src/application/ports/content/review-gateway';
import { CustomerState } from '#src/application/ports/state/customer-state';
import { Logger } from '#src/application/ports/system/logger';
import { SubmitReview } from '#src/application/reviews/submit-review';
import { construct, constructEach } from '#src/composition/bind';
import { accountModules } from '#src/composition/modules/account-module';
import { catalogueModule } from '#src/composition/modules/catalogue-module';
import { reviewsModule } from '#src/composition/modules/reviews-module';
import { reviewsStateModule } from '#src/composition/modules/reviews-state-module';
import { CatalogueStore } from '#src/ui/catalogue/shared/catalogue-store';
import { ReviewPage } from '#src/ui/reviews/review';
import { reviewMessages } from '#src/ui/reviews/review-messages';
import { ReviewPresenter } from '#src/ui/reviews/review.presenter';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { unlistedHead } from '#src/ui/shell/page-head';
import { definePage } from '#src/ui/shell/page-route';

const presenters = new ContainerModule(({ bind }) => {
  construct(bind, SubmitReview, [ReviewGateway]);
  constructEach(bind, ReviewPresenter, [
    ReviewGateway,
    SubmitReview,
    CustomerState,
    CatalogueStore,
    DraftStorage,
    LiveMessageState,
    Logger,
  ]);
});

export const modules = [...accountModules, catalogueModule, reviewsStateModule, reviewsModule, presenters];

export const page = definePage<undefined>({ View: ReviewPage, head: () => unlistedHead(reviewMessages.page) });
