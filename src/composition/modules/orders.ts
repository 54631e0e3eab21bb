import { ReportedOrders } from '#src/application/ports/browser/reported-orders';
import { OrdersState } from '#src/application/ports/state/orders-state';
import { StoredAdditionTokens } from '#src/application/storage/addition-token-storage';
import { StoredOrderLinks } from '#src/application/storage/order-link-storage';
import { StoredSkippedDeliveries } from '#src/application/storage/skipped-delivery-storage';
import type { Container } from '#src/composition/container';
import { textFields } from '#src/infrastructure/browser/codecs';
import { seldomStoredKeys } from '#src/infrastructure/browser/seldom-stored-keys';
import { texts } from '#src/infrastructure/browser/shopper-codecs';
import { tabToken } from '#src/infrastructure/browser/tab-token-codec';
import { ObservableOrdersState } from '#src/ui/orders/observable-orders-state';
import { bindStored } from './browser';

/** Placed orders: those that were opened by links, those that others were told of, and deliveries that were skipped. */
export function adapters(container: Container): void {
  container.adapt(OrdersState, ObservableOrdersState);
  bindStored(container, StoredAdditionTokens, (browser) => browser.byName(seldomStoredKeys.additionTokens, tabToken));
  bindStored(container, StoredOrderLinks, (browser) => browser.byName(seldomStoredKeys.orderLinks, tabToken));
  bindStored(container, StoredSkippedDeliveries, (browser) =>
    browser.byName(seldomStoredKeys.skippedDeliveries, textFields),
  );
  bindStored(container, ReportedOrders, (browser) => browser.stored(seldomStoredKeys.reportedOrders, texts(' ', 20)));
}
