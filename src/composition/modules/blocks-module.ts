import { ContainerModule } from 'inversify';
import { constructEach } from '#src/composition/bind';
import { ports } from '#src/composition/tokens';
import { FormBlockPresenter } from '#src/ui/features/blocks/form-block.presenter';

/** What pages need whose content may have blocks. */
export const blocksModule = new ContainerModule(({ bind }) => {
  constructEach(bind, FormBlockPresenter, [ports.lazyBlockViews]);
});
