import { ContainerModule } from 'inversify';
import { constructEach } from '#src/composition/bind';
import { ports } from '#src/composition/tokens';
import type { OfferListContent } from '#src/domain/content/page-content';
import { contentHead } from '#src/ui/app/page-head';
import { definePage } from '#src/ui/app/page-route';
import { OfferListPage } from '#src/ui/pages/offer-list/offer-list';
import { OfferListPresenter } from '#src/ui/pages/offer-list/offer-list.presenter';

const presenters = new ContainerModule(({ bind }) => {
  constructEach(bind, OfferListPresenter, [ports.clock]);
});

export const modules = [presenters];

export const page = definePage<OfferListContent>({ View: OfferListPage, head: contentHead });
