import { ContainerModule } from 'inversify';
import { ChangeCart } from '#src/application/cart/change-cart';
import { PutClubInCart } from '#src/application/club/put-club-in-cart';
import { analyticsBindings } from '#src/composition/analytics/analytics-bindings';
import { analyticsPorts } from '#src/composition/analytics/analytics-ports';
import { construct } from '#src/composition/bind';
import { shopperModule } from '#src/composition/modules/shopper-module';
import { ports } from '#src/composition/tokens';
import type { ClubJoinContent } from '#src/domain/content/page-content';
import { breadcrumbData, contentHead } from '#src/ui/app/page-head';
import { definePage } from '#src/ui/app/page-route';
import { ClubJoinPage } from '#src/ui/pages/club-join/club-join';
import { ClubJoinPresenter } from '#src/ui/pages/club-join/club-join.presenter';
import { CansToday } from '#src/ui/pages/product/own-pack/cans-today';
import { ActionTracker } from '#src/ui/state/action-tracker';
import { clubWords } from '#src/ui/text/club-words';
import { cansTodayBindings } from './cans-today-bindings';

const clubJoinBindings = new ContainerModule(({ bind }) => {
  construct(bind, PutClubInCart, [ports.orderGateway, ChangeCart]);
  construct(bind, ClubJoinPresenter, [
    CansToday,
    PutClubInCart,
    ActionTracker,
    ports.liveMessageState,
    analyticsPorts.eventTracker,
    ports.clock,
    ports.scheduler,
  ]).inTransientScope();
});

export const bindings = [shopperModule, cansTodayBindings, analyticsBindings, clubJoinBindings];

export const page = definePage<ClubJoinContent>({
  View: ClubJoinPage,
  head: (content, site) =>
    contentHead(content, {
      structuredData: [
        breadcrumbData(site, [
          { name: clubWords.home, path: '/' },
          { name: clubWords.breadcrumb, path: '/can-club/' },
          { name: content.title, path: content.path },
        ]),
      ],
    }),
});
