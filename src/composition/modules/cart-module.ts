import { type Container, ContainerModule } from 'inversify';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { ChangeCart } from '#src/application/cart/change-cart';
import { ChangeLineQuantity } from '#src/application/cart/change-line-quantity';
import { CurrentCart } from '#src/application/cart/current-cart';
import { KeepCartCurrent } from '#src/application/cart/keep-cart-current';
import { NotifyOfCartChange } from '#src/application/cart/notify-of-cart-change';
import { RemoveDiscontinuedLines } from '#src/application/cart/remove-discontinued-lines';
import { RemoveLine } from '#src/application/cart/remove-line';
import { RestoreCart } from '#src/application/cart/restore-cart';
import { StartShop } from '#src/application/cart/start-shop';
import { BrowserWindow } from '#src/application/ports/browser/browser-window';
import { CartStorage } from '#src/application/ports/browser/cart-storage';
import { OpenedLinkStorage } from '#src/application/ports/browser/opened-link-storage';
import { PaymentStorage } from '#src/application/ports/browser/payment-storage';
import { PersonalStorage } from '#src/application/ports/browser/personal-storage';
import { PricePromiseStorage } from '#src/application/ports/browser/price-promise-storage';
import { TabChannel } from '#src/application/ports/browser/tab-channel';
import { TabLock } from '#src/application/ports/browser/tab-lock';
import { ContentReader } from '#src/application/ports/content/content-reader';
import { OrderGateway } from '#src/application/ports/shop/order-gateway';
import { CartChangeAlerts } from '#src/application/ports/state/cart-change-alerts';
import { CartChangeNotifier } from '#src/application/ports/state/cart-change-notifier';
import { CartState } from '#src/application/ports/state/cart-state';
import { CustomerState } from '#src/application/ports/state/customer-state';
import { Logger } from '#src/application/ports/system/logger';
import { Scheduler } from '#src/application/ports/system/scheduler';
import { EventTracker } from '#src/application/ports/tracking/event-tracker';
import { adapt, construct } from '#src/composition/bind';
import { loadModules } from '#src/composition/lazy';
import { BroadcastTabChannel } from '#src/infrastructure/browser/broadcast-tab-channel';
import { BrowserCartStorage } from '#src/infrastructure/browser/browser-cart-storage';
import { BrowserOpenedLinkStorage } from '#src/infrastructure/browser/browser-opened-link-storage';
import { BrowserPaymentStorage } from '#src/infrastructure/browser/browser-payment-storage';
import { BrowserPricePromiseStorage } from '#src/infrastructure/browser/browser-price-promise-storage';
import { SafeStorage } from '#src/infrastructure/browser/safe-storage';
import { WebLocksTabLock } from '#src/infrastructure/browser/web-locks-tab-lock';
import { CartWatch } from '#src/ui/cart/cart-watch';
import { DiscontinuedLinesWatch } from '#src/ui/cart/discontinued-lines-watch';
import { LazyCartChangeAlerts } from '#src/ui/cart/lazy-cart-change-alerts';
import type { Cart } from '#src/ui/cart/load-cart';
import { LoadCartAlerts } from '#src/ui/cart/load-cart-alerts';

/** The shopper's cart: what loads, keeps and changes it. Arrives right after hydration, and with what needs it before. */
export const cartModule = new ContainerModule(({ bind }) => {
  const local = new SafeStorage(() => window.localStorage);
  const tab = new SafeStorage(() => window.sessionStorage);
  bind(CartStorage).toResolvedValue(() => new BrowserCartStorage(local));
  bind(PricePromiseStorage).toResolvedValue(() => new BrowserPricePromiseStorage(local));
  bind(OpenedLinkStorage).toResolvedValue(() => new BrowserOpenedLinkStorage(local));
  bind(PaymentStorage).toResolvedValue(() => new BrowserPaymentStorage(local, tab));
  bind(PersonalStorage).toService(PaymentStorage);
  bind(TabLock).toResolvedValue(() => new WebLocksTabLock(() => navigator.locks));
  adapt(bind, TabChannel, BroadcastTabChannel, []);

  construct(bind, CurrentCart, [
    CartStorage,
    PricePromiseStorage,
    OpenedLinkStorage,
    PaymentStorage,
    CartState,
    TabChannel,
  ]);
  construct(bind, ChangeCart, [OrderGateway, CurrentCart, TabLock, Scheduler, CartChangeNotifier, EventTracker]);
  construct(bind, AddLineToCart, [OrderGateway, ChangeCart, CartChangeNotifier, CurrentCart]);
  construct(bind, RestoreCart, [OrderGateway, CurrentCart, CustomerState]);
  construct(bind, RemoveLine, [OrderGateway, CartState, ChangeCart]);
  construct(bind, ChangeLineQuantity, [OrderGateway, CartState, ChangeCart, Scheduler]);
  construct(bind, RemoveDiscontinuedLines, [ContentReader, CartState, RemoveLine, CartChangeNotifier]);
  construct(bind, DiscontinuedLinesWatch, [CartState, RemoveDiscontinuedLines, Logger]);
  construct(bind, StartShop, [CurrentCart, RestoreCart, CartChangeNotifier, Logger]);
  construct(bind, KeepCartCurrent, [
    RestoreCart,
    ChangeLineQuantity,
    TabChannel,
    BrowserWindow,
    ChangeCart,
    CartChangeNotifier,
    Logger,
  ]);
  construct(bind, CartWatch, [KeepCartCurrent, DiscontinuedLinesWatch, StartShop]);

  adapt(bind, CartChangeNotifier, NotifyOfCartChange, [OrderGateway, CurrentCart, CartChangeAlerts]);
  adapt(bind, CartChangeAlerts, LazyCartChangeAlerts, [LoadCartAlerts, Logger]);
});

export function openCart(container: Container): Cart {
  loadModules(container, [cartModule]);
  return { watch: container.get(CartWatch), addLine: container.get(AddLineToCart) };
}
