import { ContainerModule } from 'inversify';
import { ChangeGroupOrder } from '#src/application/group-order/change-group-order';
import { ImportAddresses } from '#src/application/group-order/import-addresses';
import { PrepareEstimate } from '#src/application/group-order/prepare-estimate';
import { RequestEstimate } from '#src/application/group-order/request-estimate';
import { adapt, construct } from '#src/composition/bind';
import { lazyPort } from '#src/composition/lazy';
import { ports } from '#src/composition/tokens';
import { ObservableGroupOrderState } from '#src/ui/group-order/observable-group-order-state';

/** Putting an order for many addresses together, and asking what it costs. */
export const groupOrderModule = new ContainerModule(({ bind }) => {
  adapt(bind, ports.groupOrderState, ObservableGroupOrderState, []);
  bind(ports.spreadsheetReader).toResolvedValue(
    (scheduler) =>
      lazyPort(async () => {
        const { PapaSpreadsheetReader } = await import('#src/infrastructure/spreadsheet/papa-spreadsheet-reader');
        return new PapaSpreadsheetReader(scheduler);
      }),
    [ports.scheduler],
  );
  construct(bind, ChangeGroupOrder, [ports.groupOrderState, ports.groupOrderStorage]);
  construct(bind, PrepareEstimate, [ports.checkoutGateway, ports.orderGateway]);
  construct(bind, RequestEstimate, [
    ports.groupOrderGateway,
    PrepareEstimate,
    ports.groupOrderState,
    ChangeGroupOrder,
    ports.eventTracker,
    ports.logger,
  ]);
  construct(bind, ImportAddresses, [
    ports.spreadsheetReader,
    ports.contentReader,
    ports.groupOrderState,
    ChangeGroupOrder,
  ]);
});
