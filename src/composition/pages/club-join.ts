import { ContainerModule } from 'inversify';
import { ChangeCart } from '../../application/cart/change-cart';
import { PutClubInCart } from '../../application/club/put-club-in-cart';
import type { ClubJoinContent } from '../../domain/content/page-content';
import { breadcrumbData, contentHead } from '../../ui/app/page-head';
import { definePage } from '../../ui/app/page-route';
import { ClubJoinPage } from '../../ui/pages/club-join/club-join';
import { ClubJoinPresenter } from '../../ui/pages/club-join/club-join.presenter';
import { CansToday } from '../../ui/pages/product/own-pack/cans-today';
import { ActionTracker } from '../../ui/state/action-tracker';
import { clubWords } from '../../ui/text/club-words';
import { analyticsBindings } from '../analytics/analytics-bindings';
import { analyticsPorts } from '../analytics/analytics-ports';
import { construct } from '../bind';
import { shopperModule } from '../modules/shopper-module';
import { ports } from '../tokens';
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
