import { ContainerModule } from 'inversify';
import { DraftStorage } from '#src/application/ports/browser/draft-storage';
import { construct, constructEach } from '#src/composition/bind';
import { ComparePresenter } from '#src/ui/comparison/compare.presenter';
import { ComparisonState } from '#src/ui/comparison/comparison-state';
import { LiveMessageState } from '#src/ui/shell/live-message-state';

/** Choosing cans to compare: for the shelf, the product pages and the comparison. */
export const compareModule = new ContainerModule(({ bind }) => {
  construct(bind, ComparisonState, [DraftStorage]);
  constructEach(bind, ComparePresenter, [ComparisonState, LiveMessageState]);
});
