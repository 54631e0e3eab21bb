import { ContainerModule } from 'inversify';
import { constructEach } from '#src/composition/bind';
import { accountModules } from '#src/composition/modules/account-module';
import { catalogueModule } from '#src/composition/modules/catalogue-module';
import { ports } from '#src/composition/tokens';
import { unlistedHead } from '#src/ui/app/page-head';
import { definePage } from '#src/ui/app/page-route';
import { ordersMessages } from '#src/ui/messages/order-history-messages';
import { OrderListPage } from '#src/ui/pages/account/orders/order-list';
import { OrderListPresenter } from '#src/ui/pages/account/orders/order-list.presenter';
import { CatalogueStore } from '#src/ui/state/catalogue-store';
import { LiveMessageState } from '#src/ui/state/live-message-state';

const presenters = new ContainerModule(({ bind }) => {
  constructEach(bind, OrderListPresenter, [
    ports.ordersReader,
    ports.customerState,
    CatalogueStore,
    LiveMessageState,
    ports.logger,
  ]);
});

export const modules = [...accountModules, catalogueModule, presenters];

export const page = definePage<undefined>({
  View: OrderListPage,
  head: () => unlistedHead(ordersMessages),
});
