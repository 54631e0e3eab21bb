import { ContainerModule } from 'inversify';
import { FindUnavailableLines } from '#src/application/checkout/find-unavailable-lines';
import { construct, constructEach } from '#src/composition/bind';
import { ports } from '#src/composition/tokens';
import { OrderRows } from '#src/ui/features/cart-lines/order-rows';
import { PrepaidPricePresenter } from '#src/ui/pages/product/prepaid/prepaid-price.presenter';
import { CatalogueStore } from '#src/ui/state/catalogue-store';

/** For pages that show the lines of an order. */
export const orderRowsModule = new ContainerModule(({ bind }) => {
  construct(bind, FindUnavailableLines, [ports.cartState, ports.variantReader]);
  construct(bind, OrderRows, [CatalogueStore, ports.clock, ports.cartStorage, ports.subscriptionsState]);
  constructEach(bind, PrepaidPricePresenter, [ports.variantPriceReader, ports.scheduler, ports.clock]);
});
