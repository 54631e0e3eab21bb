import { ContainerModule } from 'inversify';
import { RequestStockNotice } from '#src/application/catalogue/request-stock-notice';
import { DraftStorage } from '#src/application/ports/browser/draft-storage';
import { StockRequestGateway } from '#src/application/ports/shop/stock-request-gateway';
import { VariantReader } from '#src/application/ports/shop/variant-reader';
import { CustomerState } from '#src/application/ports/state/customer-state';
import { Logger } from '#src/application/ports/system/logger';
import { construct, constructEach } from '#src/composition/bind';
import { NotifyPresenter } from '#src/ui/catalogue/notify.presenter';
import { LiveMessageState } from '#src/ui/shell/live-message-state';

export { NotifyForm as View } from '#src/ui/catalogue/notify-form';

const presenters = new ContainerModule(({ bind }) => {
  construct(bind, RequestStockNotice, [StockRequestGateway, VariantReader]);
  constructEach(bind, NotifyPresenter, [RequestStockNotice, CustomerState, DraftStorage, LiveMessageState, Logger]);
});

export const modules = [presenters];
