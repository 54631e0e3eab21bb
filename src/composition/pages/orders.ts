import { ContainerModule } from 'inversify';
import { OrdersReader } from '#src/application/ports/shop/orders-reader';
import { CustomerState } from '#src/application/ports/state/customer-state';
import { Logger } from '#src/application/ports/system/logger';
import { constructEach } from '#src/composition/bind';
import { accountModules } from '#src/composition/modules/account-module';
import { catalogueModule } from '#src/composition/modules/catalogue-module';
import { CatalogueStore } from '#src/ui/catalogue/shared/catalogue-store';
import { OrderListPage } from '#src/ui/orders/order-list';
import { OrderListPresenter } from '#src/ui/orders/order-list.presenter';
import { ordersMessages } from '#src/ui/orders/orders-messages';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { unlistedHead } from '#src/ui/shell/page-head';
import { definePage } from '#src/ui/shell/page-route';

const presenters = new ContainerModule(({ bind }) => {
  constructEach(bind, OrderListPresenter, [OrdersReader, CustomerState, CatalogueStore, LiveMessageState, Logger]);
});

export const modules = [...accountModules, catalogueModule, presenters];

export const page = definePage<undefined>({
  View: OrderListPage,
  head: () => unlistedHead(ordersMessages),
});
