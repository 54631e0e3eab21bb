import { ContainerModule } from 'inversify';
import { construct } from '#src/composition/bind';
import { OrderRows } from '#src/ui/features/cart-lines/order-rows';
import { PlacedOrderReader } from '#src/ui/features/placed-order/placed-order-reader';
import { CatalogueStore } from '#src/ui/state/catalogue-store';

/** What the pages of a placed order share. */
export const placedOrderModule = new ContainerModule(({ bind }) => {
  construct(bind, PlacedOrderReader, [OrderRows, CatalogueStore]);
});
