import { ContainerModule } from 'inversify';
import { ChangeCart } from '#src/application/cart/change-cart';
import { AddClubToCart } from '#src/application/club/add-club-to-cart';
import { construct, constructEach } from '#src/composition/bind';
import { analyticsModule } from '#src/composition/modules/analytics-module';
import { catalogueModule } from '#src/composition/modules/catalogue-module';
import { ports } from '#src/composition/tokens';
import type { ClubJoinContent } from '#src/domain/content/page-content';
import { definePage } from '#src/ui/app/page-route';
import { LiveOffers } from '#src/ui/features/box-editor/live-offers';
import { ClubJoinPage } from '#src/ui/pages/club-join/club-join';
import { ClubJoinPresenter } from '#src/ui/pages/club-join/club-join.presenter';
import { clubJoinHead } from '#src/ui/pages/club-join/club-join-head';
import { ActionTracker } from '#src/ui/state/action-tracker';
import { LiveMessageState } from '#src/ui/state/live-message-state';

const presenters = new ContainerModule(({ bind }) => {
  construct(bind, AddClubToCart, [ports.orderGateway, ChangeCart]);
  constructEach(bind, ClubJoinPresenter, [
    LiveOffers,
    AddClubToCart,
    ActionTracker,
    LiveMessageState,
    ports.eventTracker,
    ports.clock,
    ports.scheduler,
  ]);
});

export const modules = [catalogueModule, analyticsModule, presenters];

export const page = definePage<ClubJoinContent>({ View: ClubJoinPage, head: clubJoinHead });
