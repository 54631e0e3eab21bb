import { NotifyOfCartChange } from '#src/application/cart/notify-of-cart-change';
import { CartStorage } from '#src/application/ports/browser/cart-storage';
import { OpenedLinkStorage } from '#src/application/ports/browser/opened-link-storage';
import { PaymentStorage } from '#src/application/ports/browser/payment-storage';
import { PricePromiseStorage } from '#src/application/ports/browser/price-promise-storage';
import { TabChannel } from '#src/application/ports/browser/tab-channel';
import { TabLock } from '#src/application/ports/browser/tab-lock';
import { RememberedCart } from '#src/application/ports/shop/remembered-cart';
import { CartChangeAlerts } from '#src/application/ports/state/cart-change-alerts';
import { CartChangeNotifier } from '#src/application/ports/state/cart-change-notifier';
import { Settings } from '#src/composition/configuration/settings';
import type { Container } from '#src/composition/container';
import { lazyPort } from '#src/composition/lazy';
import { BroadcastTabChannel } from '#src/infrastructure/browser/broadcast-tab-channel';
import { BrowserCartStorage } from '#src/infrastructure/browser/browser-cart-storage';
import { BrowserOpenedLinkStorage } from '#src/infrastructure/browser/browser-opened-link-storage';
import { BrowserPaymentStorage } from '#src/infrastructure/browser/browser-payment-storage';
import { BrowserPricePromiseStorage } from '#src/infrastructure/browser/browser-price-promise-storage';
import { SafeStorage } from '#src/infrastructure/browser/safe-storage';
import { WebLocksTabLock } from '#src/infrastructure/browser/web-locks-tab-lock';
import { ShopApi } from './shop-api';

const noneRemembered: RememberedCart = { read: () => Promise.resolve(undefined), forget: () => Promise.resolve() };

/** The shopper's cart, as this browser keeps it. */
export function adapters(container: Container): void {
  const local = new SafeStorage(() => window.localStorage);
  const tab = new SafeStorage(() => window.sessionStorage);
  container.provide(CartStorage, () => new BrowserCartStorage(local), []);
  container.provide(PricePromiseStorage, () => new BrowserPricePromiseStorage(local), []);
  container.provide(OpenedLinkStorage, () => new BrowserOpenedLinkStorage(local), []);
  container.provide(PaymentStorage, () => new BrowserPaymentStorage(local, tab), []);
  container.provide(TabLock, () => new WebLocksTabLock(() => navigator.locks), []);
  container.provide(
    RememberedCart,
    ({ orderApi }, load) =>
      orderApi.orderCookie ? lazyPort(async () => (await load()).RememberedCart) : noneRemembered,
    [Settings, ShopApi],
  );
  container.adapt(TabChannel, BroadcastTabChannel);
  container.adapt(CartChangeNotifier, NotifyOfCartChange);
  container.bind(
    CartChangeAlerts,
    lazyPort(async () => (await import('./cart-alerts')).openCartAlerts(container)),
  );
}
