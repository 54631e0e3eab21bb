import { ContainerModule } from 'inversify';
import { ChangeCart } from '../../application/cart/change-cart';
import { ChangeLineQuantity } from '../../application/cart/change-line-quantity';
import { RestoreCart } from '../../application/cart/restore-cart';
import { KeepCartCurrent } from '../../application/start-up/keep-cart-current';
import { StartShop } from '../../application/start-up/start-shop';
import { construct } from '../bind';
import { ports } from '../tokens';

/** What brings the shopper's cart, and keeps it: it arrives when the page has come to life, or with an open cart. */
export const shopperModule = new ContainerModule(({ bind }) => {
  construct(bind, RestoreCart, [ports.orderGateway, ports.cartStorage, ports.cartState]);
  construct(bind, ChangeLineQuantity, [ports.orderGateway, ports.cartState, ChangeCart, ports.scheduler]);
  construct(bind, KeepCartCurrent, [RestoreCart, ChangeLineQuantity, ports.otherTabs, ports.browserWindow, ChangeCart, ports.cartNewsDesk, ports.journal]);
  construct(bind, StartShop, [ports.cartStorage, RestoreCart, ports.cartNewsDesk, ports.journal]);
});
