import { ContainerModule } from 'inversify';
import { CurrentCart } from '#src/application/cart/current-cart';
import { SettlePayment } from '#src/application/checkout/settle-payment';
import { AddToCompletedOrder } from '#src/application/orders/add-to-completed-order';
import { OfferAdditions } from '#src/application/orders/offer-additions';
import { OpenConfirmation } from '#src/application/orders/open-confirmation';
import { OpenPlacedOrder } from '#src/application/orders/open-placed-order';
import { DraftStorage } from '#src/application/ports/browser/draft-storage';
import { GroupOrderStorage } from '#src/application/ports/browser/group-order-storage';
import { OrderLinkStorage } from '#src/application/ports/browser/order-link-storage';
import { SignInStorage } from '#src/application/ports/browser/sign-in-storage';
import { TabLock } from '#src/application/ports/browser/tab-lock';
import { ContentReader } from '#src/application/ports/content/content-reader';
import { CrossSellGateway } from '#src/application/ports/shop/cross-sell-gateway';
import { OrderGateway } from '#src/application/ports/shop/order-gateway';
import { OrdersReader } from '#src/application/ports/shop/orders-reader';
import { VariantReader } from '#src/application/ports/shop/variant-reader';
import { CustomerState } from '#src/application/ports/state/customer-state';
import { Clock } from '#src/application/ports/system/clock';
import { Logger } from '#src/application/ports/system/logger';
import { Scheduler } from '#src/application/ports/system/scheduler';
import { ReportOrder } from '#src/application/tracking/report-order';
import { construct, constructEach } from '#src/composition/bind';
import { affiliateModule } from '#src/composition/modules/affiliate-module';
import { cartModule } from '#src/composition/modules/cart-module';
import { cartOwnerModule } from '#src/composition/modules/cart-owner-module';
import { catalogueModule } from '#src/composition/modules/catalogue-module';
import { checkoutModule } from '#src/composition/modules/checkout-module';
import { groupOrderStorageModule } from '#src/composition/modules/group-order-storage-module';
import { orderLinkModule } from '#src/composition/modules/order-link-module';
import { orderRowsModule } from '#src/composition/modules/order-rows-module';
import { placedOrderModule } from '#src/composition/modules/placed-order-module';
import { referralBubbleModule } from '#src/composition/modules/referral-bubble-module';
import { CatalogueStore } from '#src/ui/catalogue/shared/catalogue-store';
import { CheckoutActions } from '#src/ui/checkout/shared/checkout-actions';
import { confirmationMessages } from '#src/ui/checkout/shared/checkout-messages';
import { RecurringTermsReader } from '#src/ui/checkout/shared/recurring-terms-reader';
import { Shortages } from '#src/ui/checkout/shared/shortages';
import { ConfirmationPage } from '#src/ui/orders/confirmation';
import { ConfirmationPresenter } from '#src/ui/orders/confirmation.presenter';
import { ConfirmedOrderReader } from '#src/ui/orders/confirmed-order-reader';
import { CrossSellPresenter } from '#src/ui/orders/cross-sell.presenter';
import { OrderThanks } from '#src/ui/orders/order-thanks';
import { PlacedOrderReader } from '#src/ui/orders/shared/placed-order-reader';
import { ReferralBubbleState } from '#src/ui/referral/shared/referral-bubble-state';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { unlistedHead } from '#src/ui/shell/page-head';
import { definePage } from '#src/ui/shell/page-route';

const presenters = new ContainerModule(({ bind }) => {
  construct(bind, OfferAdditions, [ContentReader, VariantReader, Clock]);
  construct(bind, AddToCompletedOrder, [CrossSellGateway, OrderGateway, DraftStorage, TabLock, Scheduler]);
  construct(bind, OpenPlacedOrder, [
    OrderGateway,
    CurrentCart,
    OrderLinkStorage,
    SignInStorage,
    OrdersReader,
    GroupOrderStorage,
  ]);
  constructEach(bind, CrossSellPresenter, [
    OfferAdditions,
    AddToCompletedOrder,
    CheckoutActions,
    LiveMessageState,
    Clock,
    Scheduler,
    Logger,
  ]);
  construct(bind, OpenConfirmation, [SettlePayment, OpenPlacedOrder, OrderLinkStorage]);
  construct(bind, ConfirmedOrderReader, [PlacedOrderReader, RecurringTermsReader, CatalogueStore]);
  construct(bind, OrderThanks, [LiveMessageState, ReferralBubbleState, ReportOrder]);
  constructEach(bind, ConfirmationPresenter, [
    OpenConfirmation,
    CustomerState,
    ConfirmedOrderReader,
    OrderThanks,
    Shortages,
    Logger,
  ]);
});

export const modules = [
  cartModule,
  catalogueModule,
  orderRowsModule,
  cartOwnerModule,
  checkoutModule,
  groupOrderStorageModule,
  orderLinkModule,
  placedOrderModule,
  referralBubbleModule,
  affiliateModule,
  presenters,
];

export const page = definePage<undefined>({ View: ConfirmationPage, head: () => unlistedHead(confirmationMessages) });
