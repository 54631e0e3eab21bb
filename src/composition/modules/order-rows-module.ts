import { ContainerModule } from 'inversify';
import { CurrentCart } from '#src/application/cart/current-cart';
import { FindUnavailableLines } from '#src/application/checkout/find-unavailable-lines';
import { VariantPriceReader } from '#src/application/ports/shop/variant-price-reader';
import { VariantReader } from '#src/application/ports/shop/variant-reader';
import { CartState } from '#src/application/ports/state/cart-state';
import { SubscriptionsState } from '#src/application/ports/state/subscriptions-state';
import { Clock } from '#src/application/ports/system/clock';
import { Scheduler } from '#src/application/ports/system/scheduler';
import { construct, constructEach } from '#src/composition/bind';
import { OrderRows } from '#src/ui/cart/shared/order-rows';
import { CatalogueStore } from '#src/ui/catalogue/shared/catalogue-store';
import { PrepaidPricePresenter } from '#src/ui/prepaid/prepaid-price.presenter';

/** For pages that show the lines of an order. */
export const orderRowsModule = new ContainerModule(({ bind }) => {
  construct(bind, FindUnavailableLines, [CartState, VariantReader]);
  construct(bind, OrderRows, [CatalogueStore, Clock, CurrentCart, SubscriptionsState]);
  constructEach(bind, PrepaidPricePresenter, [VariantPriceReader, Scheduler, Clock]);
});
