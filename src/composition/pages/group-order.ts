import { ContainerModule } from 'inversify';
import { ChangeGroupOrder } from '#src/application/group-order/change-group-order';
import { ImportAddresses } from '#src/application/group-order/import-addresses';
import { RequestEstimate } from '#src/application/group-order/request-estimate';
import { Clipboard } from '#src/application/ports/browser/clipboard';
import { CustomerState } from '#src/application/ports/state/customer-state';
import { GroupOrderState } from '#src/application/ports/state/group-order-state';
import { Clock } from '#src/application/ports/system/clock';
import { Logger } from '#src/application/ports/system/logger';
import { constructEach } from '#src/composition/bind';
import { addressModule } from '#src/composition/modules/address-module';
import { cartModule } from '#src/composition/modules/cart-module';
import { catalogueModule } from '#src/composition/modules/catalogue-module';
import { clipboardModule } from '#src/composition/modules/clipboard-module';
import { groupOrderModule } from '#src/composition/modules/group-order-module';
import { groupOrderStorageModule } from '#src/composition/modules/group-order-storage-module';
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
import { SiteIdentity } from '#src/ui/shell/site-identity';

const presenters = new ContainerModule(({ bind }) => {
  constructEach(bind, GroupOrderPresenter, [GroupOrderState, ChangeGroupOrder, CustomerState, CatalogueStore]);
  constructEach(bind, GroupOrderDetailsPresenter, [GroupOrderState, ChangeGroupOrder, Clock]);
  constructEach(bind, AddressListPresenter, [GroupOrderState, ChangeGroupOrder, CatalogueStore, LiveMessageState]);
  constructEach(bind, AddressDialogPresenter, [GroupOrderState, ChangeGroupOrder, AddressEntry, CatalogueStore]);
  constructEach(bind, ImportPresenter, [ImportAddresses, Logger]);
  constructEach(bind, RequestPresenter, [
    RequestEstimate,
    ChangeGroupOrder,
    GroupOrderState,
    Clipboard,
    SiteIdentity,
    LiveMessageState,
    Logger,
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
