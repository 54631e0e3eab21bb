import { ContainerModule } from 'inversify';
import { construct } from '#src/composition/bind';
import { OrderRows } from '#src/ui/cart/shared/order-rows';
import { CatalogueStore } from '#src/ui/catalogue/shared/catalogue-store';
import { PlacedOrderReader } from '#src/ui/orders/shared/placed-order-reader';

/** Bindings that the pages of a placed order share. */
export const placedOrderModule = new ContainerModule(({ bind }) => {
  construct(bind, PlacedOrderReader, [OrderRows, CatalogueStore]);
});
