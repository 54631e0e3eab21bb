import { ContainerModule } from 'inversify';
import { constructEach } from '#src/composition/bind';
import { blocksModule } from '#src/composition/modules/blocks-module';
import { ports } from '#src/composition/tokens';
import type { LandingPageContent } from '#src/domain/content/page-content';
import { contentHead } from '#src/ui/app/page-head';
import { definePage } from '#src/ui/app/page-route';
import { LandingPage } from '#src/ui/pages/landing-page/landing-page';
import { OfferPresenter } from '#src/ui/pages/landing-page/offer.presenter';

const presenters = new ContainerModule(({ bind }) => {
  constructEach(bind, OfferPresenter, [ports.variantReader, ports.clock, ports.logger]);
});

export const modules = [blocksModule, presenters];

export const page = definePage<LandingPageContent>({ View: LandingPage, head: contentHead });
