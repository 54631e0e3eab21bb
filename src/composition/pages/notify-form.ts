import { ContainerModule } from 'inversify';
import { RequestStockNotice } from '#src/application/catalogue/request-stock-notice';
import { construct, constructEach } from '#src/composition/bind';
import { ports } from '#src/composition/tokens';
import { NotifyPresenter } from '#src/ui/catalogue/notify.presenter';
import { LiveMessageState } from '#src/ui/shell/live-message-state';

export { NotifyForm as View } from '#src/ui/catalogue/notify-form';

const presenters = new ContainerModule(({ bind }) => {
  construct(bind, RequestStockNotice, [ports.stockRequestGateway, ports.variantReader]);
  constructEach(bind, NotifyPresenter, [
    RequestStockNotice,
    ports.customerState,
    ports.draftStorage,
    LiveMessageState,
    ports.logger,
  ]);
});

export const modules = [presenters];
