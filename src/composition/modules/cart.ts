import { NotifyOfCartChange } from '#src/application/cart/notify-of-cart-change';
import { TabChannel } from '#src/application/ports/browser/tab-channel';
import { TabLock } from '#src/application/ports/browser/tab-lock';
import { RememberedCart } from '#src/application/ports/shop/remembered-cart';
import { CartChangeAlerts } from '#src/application/ports/state/cart-change-alerts';
import { CartChangeNotifier } from '#src/application/ports/state/cart-change-notifier';
import { StoredCart } from '#src/application/storage/cart-storage';
import { StoredPayments } from '#src/application/storage/payment-storage';
import { Settings } from '#src/composition/configuration/settings';
import type { Container } from '#src/composition/container';
import { lazyPort } from '#src/composition/lazy';
import { BroadcastTabChannel } from '#src/infrastructure/browser/broadcast-tab-channel';
import {
  openedLinks,
  orderKey,
  orderKeyPart,
  pricePromises,
  unsettledOrders,
} from '#src/infrastructure/browser/cart-codecs';
import { anyText } from '#src/infrastructure/browser/codecs';
import { shopperStoredKeys } from '#src/infrastructure/browser/shopper-stored-keys';
import { WebLocksTabLock } from '#src/infrastructure/browser/web-locks-tab-lock';
import { CartLinkNoticeState } from '#src/ui/cart/cart-link-notice-state';
import { LineCheck } from '#src/ui/cart/discontinued-lines-watch';
import { ObservableCell } from '#src/ui/shell/observable-cell';
import { bindStored } from './browser';
import { ShopApi } from './shop-api';

const noneRemembered: RememberedCart = { read: () => Promise.resolve(undefined), forget: () => Promise.resolve() };

/** The shopper's cart, as this browser keeps it. */
export function adapters(container: Container): void {
  bindStored(container, StoredCart, (browser) => ({
    number: browser.shared(shopperStoredKeys.cartNumber, orderKeyPart),
    token: browser.shared(shopperStoredKeys.cartToken, orderKeyPart),
    owner: browser.stored(shopperStoredKeys.cartOwner, anyText),
    promises: browser.stored(shopperStoredKeys.pricePromises, pricePromises),
    links: browser.stored(shopperStoredKeys.cartLinks, openedLinks),
  }));
  bindStored(container, StoredPayments, (browser) => ({
    unsettled: browser.stored(shopperStoredKeys.unsettledOrders, unsettledOrders),
    confirmable: browser.stored(shopperStoredKeys.confirmableOrder, orderKey),
  }));
  container.provide(TabLock, () => new WebLocksTabLock(() => navigator.locks), []);
  container.provide(
    RememberedCart,
    ({ orderApi }, load) =>
      orderApi.orderCookie ? lazyPort(async () => (await load()).RememberedCart) : noneRemembered,
    [Settings, ShopApi],
  );
  container.provide(CartLinkNoticeState, () => new ObservableCell<CartLinkNoticeState['current']>(undefined), []);
  container.adapt(TabChannel, BroadcastTabChannel);
  container.adapt(CartChangeNotifier, NotifyOfCartChange);
  container.bind(
    CartChangeAlerts,
    lazyPort(async () => (await import('./cart-alerts')).openCartAlerts(container)),
  );
  container.bind(
    LineCheck,
    lazyPort(async () => (await import('./cart-alerts')).openLineCheck(container)),
  );
}
