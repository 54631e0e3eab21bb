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
import { AddressEntry } from '#src/ui/address-book/shared/address-entry';
import { CatalogueStore } from '#src/ui/catalogue/shared/catalogue-store';
import { AddressDialogPresenter } from '#src/ui/group-order/address-dialog.presenter';
import { AddressListPresenter } from '#src/ui/group-order/address-list.presenter';
import { GroupOrderDetailsPresenter } from '#src/ui/group-order/details.presenter';
import { GroupOrderPage } from '#src/ui/group-order/group-order';
import { GroupOrderPresenter } from '#src/ui/group-order/group-order.presenter';
import { ImportPresenter } from '#src/ui/group-order/import.presenter';
import { RequestPresenter } from '#src/ui/group-order/request.presenter';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { contentHead } from '#src/ui/shell/page-head';
import { definePage } from '#src/ui/shell/page-route';

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
