import { ContainerModule } from 'inversify';
import { VariantReader } from '#src/application/ports/shop/variant-reader';
import { Clock } from '#src/application/ports/system/clock';
import { Logger } from '#src/application/ports/system/logger';
import { constructEach } from '#src/composition/bind';
import { blocksModule } from '#src/composition/modules/blocks-module';
import type { LandingPageContent } from '#src/domain/campaign/campaign-content';
import { LandingPage } from '#src/ui/campaign/landing-page';
import { OfferPresenter } from '#src/ui/campaign/offer.presenter';
import { contentHead } from '#src/ui/shell/page-head';
import { definePage } from '#src/ui/shell/page-route';

const presenters = new ContainerModule(({ bind }) => {
  constructEach(bind, OfferPresenter, [VariantReader, Clock, Logger]);
});

export const modules = [blocksModule, presenters];

export const page = definePage<LandingPageContent>({ View: LandingPage, head: contentHead });
