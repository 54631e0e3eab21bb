import { ContainerModule } from 'inversify';
import { ChangeGroupOrder } from '#src/application/group-order/change-group-order';
import { ImportAddresses } from '#src/application/group-order/import-addresses';
import { RequestEstimate } from '#src/application/group-order/request-estimate';
import { constructEach } from '#src/composition/bind';
import { addressModule } from '#src/composition/modules/address-module';
import { cartModule } from '#src/composition/modules/cart-module';
import { catalogueModule } from '#src/composition/modules/catalogue-module';
import { clipboardModule } from '#src/composition/modules/clipboard-module';
import { groupOrderModule } from '#src/composition/modules/group-order-module';
import { groupOrderStorageModule } from '#src/composition/modules/group-order-storage-module';
import { ports } from '#src/composition/tokens';
import type { GroupOrderContent } from '#src/domain/content/page-content';
import { contentHead } from '#src/ui/app/page-head';
import { definePage } from '#src/ui/app/page-route';
import { AddressEntry } from '#src/ui/features/address/address-entry';
import { AddressDialogPresenter } from '#src/ui/pages/group-order/address-dialog.presenter';
import { AddressListPresenter } from '#src/ui/pages/group-order/address-list.presenter';
import { GroupOrderDetailsPresenter } from '#src/ui/pages/group-order/details.presenter';
import { GroupOrderPage } from '#src/ui/pages/group-order/group-order';
import { GroupOrderPresenter } from '#src/ui/pages/group-order/group-order.presenter';
import { ImportPresenter } from '#src/ui/pages/group-order/import.presenter';
import { RequestPresenter } from '#src/ui/pages/group-order/request.presenter';
import { CatalogueStore } from '#src/ui/state/catalogue-store';
import { LiveMessageState } from '#src/ui/state/live-message-state';

const presenters = new ContainerModule(({ bind }) => {
  constructEach(bind, GroupOrderPresenter, [
    ports.groupOrderState,
    ChangeGroupOrder,
    ports.customerState,
    CatalogueStore,
  ]);
  constructEach(bind, GroupOrderDetailsPresenter, [ports.groupOrderState, ChangeGroupOrder, ports.clock]);
  constructEach(bind, AddressListPresenter, [
    ports.groupOrderState,
    ChangeGroupOrder,
    CatalogueStore,
    LiveMessageState,
  ]);
  constructEach(bind, AddressDialogPresenter, [ports.groupOrderState, ChangeGroupOrder, AddressEntry, CatalogueStore]);
  constructEach(bind, ImportPresenter, [ImportAddresses, ports.logger]);
  constructEach(bind, RequestPresenter, [
    RequestEstimate,
    ChangeGroupOrder,
    ports.groupOrderState,
    ports.clipboard,
    ports.siteIdentity,
    LiveMessageState,
    ports.logger,
  ]);
});

export const modules = [
  cartModule,
  clipboardModule,
  catalogueModule,
  addressModule,
  groupOrderStorageModule,
  groupOrderModule,
  presenters,
];

export const page = definePage<GroupOrderContent>({ View: GroupOrderPage, head: contentHead });
