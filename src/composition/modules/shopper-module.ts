import { ContainerModule } from 'inversify';
import { AddLineToCart } from '../../application/cart/add-line-to-cart';
import { ChangeCart } from '../../application/cart/change-cart';
import { ChangeLineQuantity } from '../../application/cart/change-line-quantity';
import { DropUnsoldLines } from '../../application/cart/drop-unsold-lines';
import { RemoveLine } from '../../application/cart/remove-line';
import { RestoreCart } from '../../application/cart/restore-cart';
import { FindShortLines } from '../../application/checkout/find-short-lines';
import { KeepCartCurrent } from '../../application/start-up/keep-cart-current';
import { StartShop } from '../../application/start-up/start-shop';
import { UnsoldLinesWatch } from '../../ui/app/unsold-lines-watch';
import { construct } from '../bind';
import { ports } from '../tokens';

/** What brings the shopper's cart, keeps and changes it: it arrives when the page has come to life, or with whoever asks sooner. */
export const shopperModule = new ContainerModule(({ bind }) => {
  construct(bind, ChangeCart, [
    ports.orderGateway,
    ports.cartStorage,
    ports.cartState,
    ports.exclusiveAccess,
    ports.otherTabs,
    ports.scheduler,
    ports.cartNewsDesk,
  ]);
  construct(bind, AddLineToCart, [ports.orderGateway, ChangeCart, ports.cartNewsDesk, ports.cartStorage]);
  construct(bind, RestoreCart, [ports.orderGateway, ports.cartStorage, ports.cartState, ports.customerState]);
  construct(bind, RemoveLine, [ports.orderGateway, ports.cartState, ChangeCart]);
  construct(bind, DropUnsoldLines, [ports.contentReader, ports.cartState, RemoveLine, ports.cartNewsDesk]);
  construct(bind, FindShortLines, [ports.cartState, ports.variantReader]);
  construct(bind, UnsoldLinesWatch, [ports.cartState, DropUnsoldLines, ports.journal]);
  construct(bind, ChangeLineQuantity, [ports.orderGateway, ports.cartState, ChangeCart, ports.scheduler]);
  construct(bind, KeepCartCurrent, [
    RestoreCart,
    ChangeLineQuantity,
    ports.otherTabs,
    ports.browserWindow,
    ChangeCart,
    ports.cartNewsDesk,
    ports.journal,
  ]);
  construct(bind, StartShop, [ports.cartStorage, RestoreCart, ports.cartNewsDesk, ports.journal]);
});
