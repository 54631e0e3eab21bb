import { ContainerModule } from 'inversify';
import { constructEach } from '#src/composition/bind';
import { compareModule } from '#src/composition/modules/comparison-module';
import { ports } from '#src/composition/tokens';
import { unlistedHead } from '#src/ui/app/page-head';
import { definePage } from '#src/ui/app/page-route';
import { compareMessages } from '#src/ui/messages/compare-messages';
import { ComparePage } from '#src/ui/pages/compare/compare';
import { ComparisonPresenter } from '#src/ui/pages/compare/comparison.presenter';
import { ComparisonState } from '#src/ui/state/comparison-state';

const presenters = new ContainerModule(({ bind }) => {
  constructEach(bind, ComparisonPresenter, [ports.contentReader, ComparisonState, ports.logger]);
});

export const modules = [compareModule, presenters];

export const page = definePage<undefined>({ View: ComparePage, head: () => unlistedHead(compareMessages) });
