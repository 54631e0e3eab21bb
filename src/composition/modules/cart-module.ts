import { ContainerModule } from 'inversify';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { ChangeCart } from '#src/application/cart/change-cart';
import { ChangeLineQuantity } from '#src/application/cart/change-line-quantity';
import { DropUnsoldLines } from '#src/application/cart/drop-unsold-lines';
import { RemoveLine } from '#src/application/cart/remove-line';
import { RestoreCart } from '#src/application/cart/restore-cart';
import { TellCartNews } from '#src/application/cart/tell-cart-news';
import { KeepCartCurrent } from '#src/application/start-up/keep-cart-current';
import { StartShop } from '#src/application/start-up/start-shop';
import { adapt, construct } from '#src/composition/bind';
import { ports } from '#src/composition/tokens';
import { AlertBarCartNews } from '#src/ui/watchers/alert-bar-cart-news';
import { CartWatch } from '#src/ui/watchers/cart-watch';
import { UnsoldLinesWatch } from '#src/ui/watchers/unsold-lines-watch';

/** The shopper's cart: what loads, keeps and changes it, on every page. */
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
  construct(bind, AddLineToCart, [ports.orderGateway, ChangeCart, ports.cartNewsDesk, ports.cartStorage]);
  construct(bind, RestoreCart, [ports.orderGateway, ports.cartStorage, ports.cartState, ports.customerState]);
  construct(bind, RemoveLine, [ports.orderGateway, ports.cartState, ChangeCart]);
  construct(bind, ChangeLineQuantity, [ports.orderGateway, ports.cartState, ChangeCart, ports.scheduler]);
  construct(bind, DropUnsoldLines, [ports.contentReader, ports.cartState, RemoveLine, ports.cartNewsDesk]);
  construct(bind, UnsoldLinesWatch, [ports.cartState, DropUnsoldLines, ports.journal]);
  construct(bind, StartShop, [ports.cartStorage, RestoreCart, ports.cartNewsDesk, ports.journal]);
  construct(bind, KeepCartCurrent, [
    RestoreCart,
    ChangeLineQuantity,
    ports.otherTabs,
    ports.browserWindow,
    ChangeCart,
    ports.cartNewsDesk,
    ports.journal,
  ]);
  construct(bind, CartWatch, [KeepCartCurrent, UnsoldLinesWatch, StartShop]);

  adapt(bind, ports.cartNewsDesk, TellCartNews, [ports.orderGateway, ports.cartStorage, ports.cartNewsBoard]);
  bind(ports.cartNewsBoard).toDynamicValue((context) => {
    // Resolved on use: whatever changes the cart needs this board first.
    const changeLineQuantity = {
      execute: (id: number, quantity: number) => context.get(ChangeLineQuantity).execute(id, quantity),
    };
    return new AlertBarCartNews(context.get(ports.alertBarState), context.get(ports.cartState), changeLineQuantity);
  });
});
