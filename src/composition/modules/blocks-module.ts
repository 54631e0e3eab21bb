import { ContainerModule } from 'inversify';
import { constructEach } from '#src/composition/bind';
import { LazyBlockViews } from '#src/ui/content/lazy-block-views';
import { LazyBlocksPresenter } from '#src/ui/content/lazy-blocks.presenter';

/** Bindings for pages whose content may have blocks. */
export const blocksModule = new ContainerModule(({ bind }) => {
  constructEach(bind, LazyBlocksPresenter, [LazyBlockViews]);
});
