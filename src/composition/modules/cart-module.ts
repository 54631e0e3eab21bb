import { ContainerModule } from 'inversify';
import { AddLineToCart } from '../../application/cart/add-line-to-cart';
import { ChangeCart } from '../../application/cart/change-cart';
import { ChangeLineQuantity } from '../../application/cart/change-line-quantity';
import { DropUnsoldLines } from '../../application/cart/drop-unsold-lines';
import { EmptyCart } from '../../application/cart/empty-cart';
import { RemoveLine } from '../../application/cart/remove-line';
import { RestoreCart } from '../../application/cart/restore-cart';
import { ApplyPromoCode } from '../../application/promo-code/apply-promo-code';
import { RemovePromoCode } from '../../application/promo-code/remove-promo-code';
import { KeepCartCurrent } from '../../application/start-up/keep-cart-current';
import { StartShop } from '../../application/start-up/start-shop';
import { construct } from '../bind';
import { ports } from '../tokens';

export const cartModule = new ContainerModule(({ bind }) => {
  construct(bind, RestoreCart, [ports.orderGateway, ports.cartStorage, ports.cartState]);
  construct(bind, ChangeCart, [
    ports.orderGateway,
    ports.cartStorage,
    ports.cartState,
    ports.exclusiveAccess,
    ports.otherTabs,
    ports.scheduler,
  ]);
  construct(bind, AddLineToCart, [ports.orderGateway, ChangeCart]);
  construct(bind, ChangeLineQuantity, [ports.orderGateway, ports.cartState, ChangeCart, ports.scheduler]);
  construct(bind, RemoveLine, [ports.orderGateway, ports.cartState, ChangeCart]);
  construct(bind, EmptyCart, [ports.orderGateway, ChangeCart]);
  construct(bind, DropUnsoldLines, [ports.contentReader, ports.cartState, RemoveLine]);
  construct(bind, ApplyPromoCode, [ports.orderGateway, ChangeCart]);
  construct(bind, RemovePromoCode, [ports.orderGateway, ChangeCart]);
  construct(bind, KeepCartCurrent, [RestoreCart, ChangeLineQuantity, ports.otherTabs, ports.browserWindow, ports.journal]);
  construct(bind, StartShop, [ports.cartStorage, RestoreCart, ports.journal]);
});
