import { ContainerModule } from 'inversify';
import { Clock } from '#src/application/ports/system/clock';
import { constructEach } from '#src/composition/bind';
import type { OfferListContent } from '#src/domain/campaign/campaign-content';
import { OfferListPage } from '#src/ui/campaign/offer-list';
import { OfferListPresenter } from '#src/ui/campaign/offer-list.presenter';
import { contentHead } from '#src/ui/shell/page-head';
import { definePage } from '#src/ui/shell/page-route';

const presenters = new ContainerModule(({ bind }) => {
  constructEach(bind, OfferListPresenter, [Clock]);
});

export const modules = [presenters];

export const page = definePage<OfferListContent>({ View: OfferListPage, head: contentHead });
