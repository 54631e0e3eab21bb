import { ContainerModule } from 'inversify';
import { CurrentCart } from '#src/application/cart/current-cart';
import { OpenEstimate } from '#src/application/group-order/open-estimate';
import { PayEstimate } from '#src/application/group-order/pay-estimate';
import { BrowserWindow } from '#src/application/ports/browser/browser-window';
import { GroupOrderStorage } from '#src/application/ports/browser/group-order-storage';
import { OrderLinkStorage } from '#src/application/ports/browser/order-link-storage';
import { CheckoutGateway } from '#src/application/ports/shop/checkout-gateway';
import { GroupOrderGateway } from '#src/application/ports/shop/group-order-gateway';
import { OrderGateway } from '#src/application/ports/shop/order-gateway';
import { Logger } from '#src/application/ports/system/logger';
import { construct, constructEach } from '#src/composition/bind';
import { cartModule } from '#src/composition/modules/cart-module';
import { catalogueModule } from '#src/composition/modules/catalogue-module';
import { groupOrderStorageModule } from '#src/composition/modules/group-order-storage-module';
import { orderLinkModule } from '#src/composition/modules/order-link-module';
import { orderRowsModule } from '#src/composition/modules/order-rows-module';
import { placedOrderModule } from '#src/composition/modules/placed-order-module';
import { CatalogueStore } from '#src/ui/catalogue/shared/catalogue-store';
import { EstimatePage } from '#src/ui/group-order/estimate';
import { estimateMessages } from '#src/ui/group-order/estimate-messages';
import { EstimatePresenter } from '#src/ui/group-order/estimate.presenter';
import { PlacedOrderReader } from '#src/ui/orders/shared/placed-order-reader';
import { unlistedHead } from '#src/ui/shell/page-head';
import { definePage } from '#src/ui/shell/page-route';

const presenters = new ContainerModule(({ bind }) => {
  construct(bind, PayEstimate, [CheckoutGateway, OrderGateway, CurrentCart, BrowserWindow]);
  construct(bind, OpenEstimate, [GroupOrderGateway, GroupOrderStorage, OrderLinkStorage]);
  constructEach(bind, EstimatePresenter, [OpenEstimate, PayEstimate, CatalogueStore, PlacedOrderReader, Logger]);
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
