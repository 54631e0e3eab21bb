import { ContainerModule } from 'inversify';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { BuyAgain } from '#src/application/orders/buy-again';
import { LoadOrder } from '#src/application/orders/load-order';
import { SignInStorage } from '#src/application/ports/browser/sign-in-storage';
import { ContentReader } from '#src/application/ports/content/content-reader';
import { OrdersReader } from '#src/application/ports/shop/orders-reader';
import { VariantReader } from '#src/application/ports/shop/variant-reader';
import { CustomerState } from '#src/application/ports/state/customer-state';
import { OrdersState } from '#src/application/ports/state/orders-state';
import { Logger } from '#src/application/ports/system/logger';
import { construct, constructEach } from '#src/composition/bind';
import { ReviewsUrl } from '#src/composition/configuration/configured-values';
import { accountModules } from '#src/composition/modules/account-module';
import { catalogueModule } from '#src/composition/modules/catalogue-module';
import { orderRowsModule } from '#src/composition/modules/order-rows-module';
import { placedOrderModule } from '#src/composition/modules/placed-order-module';
import { CartFlyoutState } from '#src/ui/cart/shared/cart-flyout-state';
import { CatalogueStore } from '#src/ui/catalogue/shared/catalogue-store';
import { BuyAgainPresenter } from '#src/ui/orders/buy-again.presenter';
import { OrderPage } from '#src/ui/orders/order';
import { OrderPresenter } from '#src/ui/orders/order.presenter';
import { ordersMessages } from '#src/ui/orders/orders-messages';
import { PlacedOrderReader } from '#src/ui/orders/shared/placed-order-reader';
import { ReviewLinksPresenter } from '#src/ui/reviews/review-links.presenter';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { unlistedHead } from '#src/ui/shell/page-head';
import { definePage } from '#src/ui/shell/page-route';

const presenters = new ContainerModule(({ bind }) => {
  construct(bind, LoadOrder, [OrdersReader, OrdersState, SignInStorage]);
  construct(bind, BuyAgain, [ContentReader, VariantReader, AddLineToCart]);
  constructEach(bind, ReviewLinksPresenter, [ReviewsUrl, CatalogueStore]);
  constructEach(bind, BuyAgainPresenter, [BuyAgain, CartFlyoutState, LiveMessageState, Logger]);
  constructEach(bind, OrderPresenter, [LoadOrder, OrdersState, CustomerState, CatalogueStore, PlacedOrderReader]);
});

export const modules = [...accountModules, catalogueModule, orderRowsModule, placedOrderModule, presenters];

export const page = definePage<undefined>({
  View: OrderPage,
  head: () => unlistedHead(ordersMessages.order),
});
