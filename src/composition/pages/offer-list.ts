import { ContainerModule } from 'inversify';
import { constructEach } from '#src/composition/bind';
import { ports } from '#src/composition/tokens';
import type { OfferListContent } from '#src/domain/content/page-content';
import { OfferListPage } from '#src/ui/campaign/offer-list';
import { OfferListPresenter } from '#src/ui/campaign/offer-list.presenter';
import { contentHead } from '#src/ui/shell/page-head';
import { definePage } from '#src/ui/shell/page-route';

const presenters = new ContainerModule(({ bind }) => {
  constructEach(bind, OfferListPresenter, [ports.clock]);
});

export const modules = [presenters];

export const page = definePage<OfferListContent>({ View: OfferListPage, head: contentHead });
