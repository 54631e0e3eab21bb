import { ContainerModule } from 'inversify';
import { construct } from '#src/composition/bind';
import { deferred } from '#src/composition/deferred';
import { ports } from '#src/composition/tokens';
import { PrepaidPricePresenter } from '#src/ui/pages/product/prepaid/prepaid-price.presenter';

/** What prices of repeated deliveries are asked with: on product pages, and where a pack is put together. */
export const prepaidPriceBindings = new ContainerModule(({ bind }) => {
  bind(ports.variantPriceReader).toResolvedValue(
    (load) => deferred(async () => (await load()).variantPriceReader),
    [ports.shopApi],
  );
  construct(bind, PrepaidPricePresenter, [ports.variantPriceReader, ports.scheduler, ports.clock]).inTransientScope();
});
