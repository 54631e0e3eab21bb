import { ContainerModule } from 'inversify';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { ChangeCart } from '#src/application/cart/change-cart';
import { ChangeLineQuantity } from '#src/application/cart/change-line-quantity';
import { NotifyOfCartChange } from '#src/application/cart/notify-of-cart-change';
import { RemoveDiscontinuedLines } from '#src/application/cart/remove-discontinued-lines';
import { RemoveLine } from '#src/application/cart/remove-line';
import { RestoreCart } from '#src/application/cart/restore-cart';
import { KeepCartCurrent } from '#src/application/start-up/keep-cart-current';
import { StartShop } from '#src/application/start-up/start-shop';
import { adapt, construct } from '#src/composition/bind';
import { ports } from '#src/composition/tokens';
import { AlertBarState } from '#src/ui/state/alert-bar-state';
import { AlertBarCartChanges } from '#src/ui/watchers/alert-bar-cart-changes';
import { CartWatch } from '#src/ui/watchers/cart-watch';
import { DiscontinuedLinesWatch } from '#src/ui/watchers/discontinued-lines-watch';

/** The shopper's cart: what loads, keeps and changes it, on every page. */
export const cartModule = new ContainerModule(({ bind }) => {
  construct(bind, ChangeCart, [
    ports.orderGateway,
    ports.cartStorage,
    ports.cartState,
    ports.tabLock,
    ports.tabChannel,
    ports.scheduler,
    ports.cartChangeNotifier,
  ]);
  construct(bind, AddLineToCart, [ports.orderGateway, ChangeCart, ports.cartChangeNotifier, ports.cartStorage]);
  construct(bind, RestoreCart, [ports.orderGateway, ports.cartStorage, ports.cartState, ports.customerState]);
  construct(bind, RemoveLine, [ports.orderGateway, ports.cartState, ChangeCart]);
  construct(bind, ChangeLineQuantity, [ports.orderGateway, ports.cartState, ChangeCart, ports.scheduler]);
  construct(bind, RemoveDiscontinuedLines, [
    ports.contentReader,
    ports.cartState,
    RemoveLine,
    ports.cartChangeNotifier,
  ]);
  construct(bind, DiscontinuedLinesWatch, [ports.cartState, RemoveDiscontinuedLines, ports.logger]);
  construct(bind, StartShop, [ports.cartStorage, RestoreCart, ports.cartChangeNotifier, ports.logger]);
  construct(bind, KeepCartCurrent, [
    RestoreCart,
    ChangeLineQuantity,
    ports.tabChannel,
    ports.browserWindow,
    ChangeCart,
    ports.cartChangeNotifier,
    ports.logger,
  ]);
  construct(bind, CartWatch, [KeepCartCurrent, DiscontinuedLinesWatch, StartShop]);

  adapt(bind, ports.cartChangeNotifier, NotifyOfCartChange, [
    ports.orderGateway,
    ports.cartStorage,
    ports.cartChangeAlerts,
  ]);
  bind(ports.cartChangeAlerts).toDynamicValue((context) => {
    // Resolved on use: whatever changes the cart needs this board first.
    const changeLineQuantity = {
      execute: (id: string, quantity: number) => context.get(ChangeLineQuantity).execute(id, quantity),
    };
    return new AlertBarCartChanges(context.get(AlertBarState), context.get(ports.cartState), changeLineQuantity);
  });
});
