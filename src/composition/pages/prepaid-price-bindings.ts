import { ContainerModule } from 'inversify';
import { PrepaidPricePresenter } from '../../ui/pages/product/prepaid/prepaid-price.presenter';
import { construct } from '../bind';
import { deferred } from '../deferred';
import { ports } from '../tokens';

/** What prices of repeated deliveries are asked with: on product pages, and where a pack is put together. */
export const prepaidPriceBindings = new ContainerModule(({ bind }) => {
  bind(ports.variantPriceReader).toResolvedValue(
    (load) => deferred(async () => (await load()).variantPriceReader),
    [ports.shopApi],
  );
  construct(bind, PrepaidPricePresenter, [ports.variantPriceReader, ports.scheduler, ports.clock]).inTransientScope();
});
