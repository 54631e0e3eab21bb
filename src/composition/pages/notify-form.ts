import { ContainerModule } from 'inversify';
import { RequestStockNotice } from '../../application/stock/request-stock-notice';
import { NotifyPresenter } from '../../ui/pages/product/notify.presenter';
import { ActionTracker } from '../../ui/state/action-tracker';
import { construct } from '../bind';
import { deferred } from '../deferred';
import { ports } from '../tokens';

export { NotifyForm as View } from '../../ui/pages/product/notify-form';

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
