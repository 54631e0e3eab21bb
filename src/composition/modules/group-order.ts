import { GroupOrderStorage } from '#src/application/ports/browser/group-order-storage';
import { SignInStorage } from '#src/application/ports/browser/sign-in-storage';
import { SpreadsheetReader } from '#src/application/ports/spreadsheet/spreadsheet-reader';
import { GroupOrderState } from '#src/application/ports/state/group-order-state';
import { Scheduler } from '#src/application/ports/system/scheduler';
import type { Container } from '#src/composition/container';
import { lazyPort } from '#src/composition/lazy';
import { BrowserGroupOrderStorage } from '#src/infrastructure/browser/browser-group-order-storage';
import { SafeStorage } from '#src/infrastructure/browser/safe-storage';
import { ObservableGroupOrderState } from '#src/ui/group-order/observable-group-order-state';

/** An order for many addresses that is put together here. */
export function adapters(container: Container): void {
  container.adapt(GroupOrderState, ObservableGroupOrderState);
  container.provide(
    GroupOrderStorage,
    (signIn) =>
      new BrowserGroupOrderStorage(
        new SafeStorage(() => window.localStorage),
        new SafeStorage(() => window.sessionStorage),
        signIn,
      ),
    [SignInStorage],
  );
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
