import { ContainerModule } from 'inversify';
import { ContentReader } from '#src/application/ports/content/content-reader';
import { Logger } from '#src/application/ports/system/logger';
import { constructEach } from '#src/composition/bind';
import { compareModule } from '#src/composition/modules/comparison-module';
import { ComparePage } from '#src/ui/comparison/compare';
import { compareMessages } from '#src/ui/comparison/comparison-messages';
import { ComparisonState } from '#src/ui/comparison/comparison-state';
import { ComparisonPresenter } from '#src/ui/comparison/comparison.presenter';
import { unlistedHead } from '#src/ui/shell/page-head';
import { definePage } from '#src/ui/shell/page-route';

const presenters = new ContainerModule(({ bind }) => {
  constructEach(bind, ComparisonPresenter, [ContentReader, ComparisonState, Logger]);
});

export const modules = [compareModule, presenters];

export const page = definePage<undefined>({ View: ComparePage, head: () => unlistedHead(compareMessages) });
