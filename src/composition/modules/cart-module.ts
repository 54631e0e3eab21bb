import { ContainerModule } from 'inversify';
import { AddLineToCart } from '../../application/cart/add-line-to-cart';
import { ChangeCart } from '../../application/cart/change-cart';
import { construct } from '../bind';
import { ports } from '../tokens';

/** What of the cart a first click needs. The rest comes when the page is alive (shopper-module), or with an open cart (pages/cart-bindings). */
export const cartModule = new ContainerModule(({ bind }) => {
  construct(bind, ChangeCart, [
    ports.orderGateway,
    ports.cartStorage,
    ports.cartState,
    ports.exclusiveAccess,
    ports.otherTabs,
    ports.scheduler,
    ports.cartNewsDesk,
  ]);
  construct(bind, AddLineToCart, [ports.orderGateway, ChangeCart]);
});
