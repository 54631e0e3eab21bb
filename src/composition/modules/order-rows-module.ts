import { ContainerModule } from 'inversify';
import { FindUnavailableLines } from '#src/application/checkout/find-unavailable-lines';
import { construct, constructEach } from '#src/composition/bind';
import { ports } from '#src/composition/tokens';
import { OrderRows } from '#src/ui/cart/shared/order-rows';
import { CatalogueStore } from '#src/ui/catalogue/shared/catalogue-store';
import { PrepaidPricePresenter } from '#src/ui/prepaid/prepaid-price.presenter';

/** For pages that show the lines of an order. */
export const orderRowsModule = new ContainerModule(({ bind }) => {
  construct(bind, FindUnavailableLines, [ports.cartState, ports.variantReader]);
  construct(bind, OrderRows, [CatalogueStore, ports.clock, ports.cartStorage, ports.subscriptionsState]);
  constructEach(bind, PrepaidPricePresenter, [ports.variantPriceReader, ports.scheduler, ports.clock]);
});
