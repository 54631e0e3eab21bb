import { ContainerModule } from 'inversify';
import { AddLineToCart } from '../../application/cart/add-line-to-cart';
import { ChangeCart } from '../../application/cart/change-cart';
import { ChangeLineQuantity } from '../../application/cart/change-line-quantity';
import { RestoreCart } from '../../application/cart/restore-cart';
import { KeepCartCurrent } from '../../application/start-up/keep-cart-current';
import { StartShop } from '../../application/start-up/start-shop';
import { construct } from '../bind';
import { ports } from '../tokens';

/** What of the cart every page needs from the start; what only an open cart does waits with it (pages/cart-bindings). */
export const cartModule = new ContainerModule(({ bind }) => {
  construct(bind, RestoreCart, [ports.orderGateway, ports.cartStorage, ports.cartState]);
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
  construct(bind, ChangeLineQuantity, [ports.orderGateway, ports.cartState, ChangeCart, ports.scheduler]);
  construct(bind, KeepCartCurrent, [RestoreCart, ChangeLineQuantity, ports.otherTabs, ports.browserWindow, ChangeCart, ports.cartNewsDesk, ports.journal]);
  construct(bind, StartShop, [ports.cartStorage, RestoreCart, ports.cartNewsDesk, ports.journal]);
});
