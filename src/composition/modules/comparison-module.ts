import { ContainerModule } from 'inversify';
import { construct, constructEach } from '#src/composition/bind';
import { ports } from '#src/composition/tokens';
import { ComparePresenter } from '#src/ui/features/compare/compare.presenter';
import { ComparisonState } from '#src/ui/state/comparison-state';
import { LiveMessageState } from '#src/ui/state/live-message-state';

/** Choosing cans to compare: for the shelf, the product pages and the comparison. */
export const compareModule = new ContainerModule(({ bind }) => {
  construct(bind, ComparisonState, [ports.draftStorage]);
  constructEach(bind, ComparePresenter, [ComparisonState, LiveMessageState]);
});
