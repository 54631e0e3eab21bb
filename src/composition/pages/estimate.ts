import { ContainerModule } from 'inversify';
import { OpenEstimate } from '#src/application/group-order/open-estimate';
import { PayEstimate } from '#src/application/group-order/pay-estimate';
import { construct, constructEach } from '#src/composition/bind';
import { cartModule } from '#src/composition/modules/cart-module';
import { catalogueModule } from '#src/composition/modules/catalogue-module';
import { groupOrderStorageModule } from '#src/composition/modules/group-order-storage-module';
import { orderLinkModule } from '#src/composition/modules/order-link-module';
import { orderRowsModule } from '#src/composition/modules/order-rows-module';
import { placedOrderModule } from '#src/composition/modules/placed-order-module';
import { ports } from '#src/composition/tokens';
import { unlistedHead } from '#src/ui/app/page-head';
import { definePage } from '#src/ui/app/page-route';
import { PlacedOrderReader } from '#src/ui/features/placed-order/placed-order-reader';
import { estimateMessages } from '#src/ui/messages/estimate-messages';
import { EstimatePage } from '#src/ui/pages/estimate/estimate';
import { EstimatePresenter } from '#src/ui/pages/estimate/estimate.presenter';
import { CatalogueStore } from '#src/ui/state/catalogue-store';

const presenters = new ContainerModule(({ bind }) => {
  construct(bind, PayEstimate, [ports.checkoutGateway, ports.orderGateway, ports.cartStorage, ports.browserWindow]);
  construct(bind, OpenEstimate, [ports.groupOrderGateway, ports.groupOrderStorage]);
  constructEach(bind, EstimatePresenter, [
    OpenEstimate,
    PayEstimate,
    ports.orderLinkStorage,
    CatalogueStore,
    PlacedOrderReader,
    ports.logger,
  ]);
});

export const modules = [
  cartModule,
  catalogueModule,
  orderRowsModule,
  groupOrderStorageModule,
  orderLinkModule,
  placedOrderModule,
  presenters,
];

export const page = definePage<undefined>({ View: EstimatePage, head: () => unlistedHead(estimateMessages) });
