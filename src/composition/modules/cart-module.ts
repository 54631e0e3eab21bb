import { type Container, ContainerModule } from 'inversify';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { ChangeCart } from '#src/application/cart/change-cart';
import { ChangeLineQuantity } from '#src/application/cart/change-line-quantity';
import { KeepCartCurrent } from '#src/application/cart/keep-cart-current';
import { NotifyOfCartChange } from '#src/application/cart/notify-of-cart-change';
import { RemoveDiscontinuedLines } from '#src/application/cart/remove-discontinued-lines';
import { RemoveLine } from '#src/application/cart/remove-line';
import { RestoreCart } from '#src/application/cart/restore-cart';
import { StartShop } from '#src/application/cart/start-shop';
import { adapt, construct } from '#src/composition/bind';
import { loadModules } from '#src/composition/lazy';
import { ports } from '#src/composition/tokens';
import { BroadcastTabChannel } from '#src/infrastructure/browser/broadcast-tab-channel';
import { BrowserCartStorage } from '#src/infrastructure/browser/browser-cart-storage';
import { SafeStorage } from '#src/infrastructure/browser/safe-storage';
import { WebLocksTabLock } from '#src/infrastructure/browser/web-locks-tab-lock';
import { type Cart, CartWatch } from '#src/ui/cart/cart-watch';
import { DiscontinuedLinesWatch } from '#src/ui/cart/discontinued-lines-watch';
import { LazyCartChangeAlerts } from '#src/ui/cart/lazy-cart-change-alerts';

/** The shopper's cart: what loads, keeps and changes it. Arrives right after hydration, and with what needs it before. */
export const cartModule = new ContainerModule(({ bind }) => {
  const local = new SafeStorage(() => window.localStorage);
  const tab = new SafeStorage(() => window.sessionStorage);
  bind(ports.cartStorage).toResolvedValue(() => new BrowserCartStorage(local, tab));
  bind(ports.tabLock).toResolvedValue(() => new WebLocksTabLock(() => navigator.locks));
  adapt(bind, ports.tabChannel, BroadcastTabChannel, []);

  construct(bind, ChangeCart, [
    ports.orderGateway,
    ports.cartStorage,
    ports.cartState,
    ports.tabLock,
    ports.tabChannel,
    ports.scheduler,
    ports.cartChangeNotifier,
    ports.eventTracker,
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
  adapt(bind, ports.cartChangeAlerts, LazyCartChangeAlerts, [ports.loadCartAlerts, ports.logger]);
});

export function openCart(container: Container): Cart {
  loadModules(container, [cartModule]);
  return { watch: container.get(CartWatch), addLine: container.get(AddLineToCart) };
}
