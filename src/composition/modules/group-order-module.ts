import { ContainerModule } from 'inversify';
import { ChangeGroupOrder } from '#src/application/group-order/change-group-order';
import { ImportAddresses } from '#src/application/group-order/import-addresses';
import { PrepareEstimate } from '#src/application/group-order/prepare-estimate';
import { RequestEstimate } from '#src/application/group-order/request-estimate';
import { GroupOrderStorage } from '#src/application/ports/browser/group-order-storage';
import { ContentReader } from '#src/application/ports/content/content-reader';
import { CheckoutGateway } from '#src/application/ports/shop/checkout-gateway';
import { GroupOrderGateway } from '#src/application/ports/shop/group-order-gateway';
import { OrderGateway } from '#src/application/ports/shop/order-gateway';
import { SpreadsheetReader } from '#src/application/ports/spreadsheet/spreadsheet-reader';
import { GroupOrderState } from '#src/application/ports/state/group-order-state';
import { Logger } from '#src/application/ports/system/logger';
import { Scheduler } from '#src/application/ports/system/scheduler';
import { EventTracker } from '#src/application/ports/tracking/event-tracker';
import { adapt, construct } from '#src/composition/bind';
import { lazyPort } from '#src/composition/lazy';
import { ObservableGroupOrderState } from '#src/ui/group-order/observable-group-order-state';

/** Putting an order for many addresses together, and asking what it costs. */
export const groupOrderModule = new ContainerModule(({ bind }) => {
  adapt(bind, GroupOrderState, ObservableGroupOrderState, []);
  bind(SpreadsheetReader).toResolvedValue(
    (scheduler) =>
      lazyPort(async () => {
        const { PapaSpreadsheetReader } = await import('#src/infrastructure/spreadsheet/papa-spreadsheet-reader');
        return new PapaSpreadsheetReader(scheduler);
      }),
    [Scheduler],
  );
  construct(bind, ChangeGroupOrder, [GroupOrderState, GroupOrderStorage]);
  construct(bind, PrepareEstimate, [CheckoutGateway, OrderGateway]);
  construct(bind, RequestEstimate, [
    GroupOrderGateway,
    PrepareEstimate,
    GroupOrderState,
    ChangeGroupOrder,
    EventTracker,
    Logger,
  ]);
  construct(bind, ImportAddresses, [SpreadsheetReader, ContentReader, GroupOrderState, ChangeGroupOrder]);
});
