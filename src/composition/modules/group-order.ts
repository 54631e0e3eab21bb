import { SpreadsheetReader } from '#src/application/ports/spreadsheet/spreadsheet-reader';
import { GroupOrderState } from '#src/application/ports/state/group-order-state';
import { Scheduler } from '#src/application/ports/system/scheduler';
import { StoredGroupOrders } from '#src/application/storage/group-order-storage';
import type { Container } from '#src/composition/container';
import { lazyPort } from '#src/composition/lazy';
import { groupOrder } from '#src/infrastructure/browser/group-order-codec';
import { seldomStoredKeys } from '#src/infrastructure/browser/seldom-stored-keys';
import { ObservableGroupOrderState } from '#src/ui/group-order/observable-group-order-state';
import { bindStored } from './browser';

/** An order for many addresses that is put together here. */
export function adapters(container: Container): void {
  container.adapt(GroupOrderState, ObservableGroupOrderState);
  bindStored(container, StoredGroupOrders, (browser) => ({
    customers: browser.byName(seldomStoredKeys.customersGroupOrders, groupOrder),
    tab: browser.byName(seldomStoredKeys.tabsGroupOrders, groupOrder),
  }));
  container.provide(
    SpreadsheetReader,
    (scheduler) =>
      lazyPort(async () => {
        const { PapaSpreadsheetReader } = await import('#src/infrastructure/spreadsheet/papa-spreadsheet-reader');
        return new PapaSpreadsheetReader(scheduler);
      }),
    [Scheduler],
  );
}
