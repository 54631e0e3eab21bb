import { ContainerModule } from 'inversify';
import { RequestStockNotice } from '#src/application/stock/request-stock-notice';
import { construct } from '#src/composition/bind';
import { deferred } from '#src/composition/deferred';
import { ports } from '#src/composition/tokens';
import { NotifyPresenter } from '#src/ui/pages/product/notify.presenter';
import { ActionTracker } from '#src/ui/state/action-tracker';

export { NotifyForm as View } from '#src/ui/pages/product/notify-form';

const notifyBindings = new ContainerModule(({ bind }) => {
  bind(ports.stockRequestGateway).toResolvedValue(
    (load) => deferred(async () => (await load()).stockRequestGateway),
    [ports.shopApi],
  );
  construct(bind, RequestStockNotice, [ports.stockRequestGateway, ports.variantReader]);
  construct(bind, NotifyPresenter, [
    RequestStockNotice,
    ports.customerState,
    ports.draftStorage,
    ActionTracker,
    ports.liveMessageState,
  ]).inTransientScope();
});

export const bindings = [notifyBindings];
