import { SpreadsheetReader } from '#src/application/ports/spreadsheet/spreadsheet-reader';
import { GroupOrderState } from '#src/application/ports/state/group-order-state';
import { Scheduler } from '#src/application/ports/system/scheduler';
import { CustomersGroupOrders, TabsGroupOrders } from '#src/application/storage/group-order-storage';
import type { Container } from '#src/composition/container';
import { lazyPort } from '#src/composition/lazy';
import { bindStored } from '#src/composition/stored';
import { groupOrder } from '#src/infrastructure/browser/group-order-codec';
import { storedKeys } from '#src/infrastructure/browser/stored-keys';
import { ObservableGroupOrderState } from '#src/ui/group-order/observable-group-order-state';

/** An order for many addresses that is put together here. */
export function adapters(container: Container): void {
  container.adapt(GroupOrderState, ObservableGroupOrderState);
  bindStored(container, CustomersGroupOrders, (browser) => browser.byName(storedKeys.customersGroupOrders, groupOrder));
  bindStored(container, TabsGroupOrders, (browser) => browser.byName(storedKeys.tabsGroupOrders, groupOrder));
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
