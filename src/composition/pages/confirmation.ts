import { ContainerModule } from 'inversify';
import { FindUnavailableLines } from '#src/application/checkout/find-unavailable-lines';
import { SettlePayment } from '#src/application/checkout/settle-payment';
import { AddToCompletedOrder } from '#src/application/orders/add-to-completed-order';
import { OfferAdditions } from '#src/application/orders/offer-additions';
import { OpenPlacedOrder } from '#src/application/orders/open-placed-order';
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
import { ports } from '#src/composition/tokens';
import { unlistedHead } from '#src/ui/app/page-head';
import { definePage } from '#src/ui/app/page-route';
import { PlacedOrderReader } from '#src/ui/features/placed-order/placed-order-reader';
import { RecurringTermsReader } from '#src/ui/features/recurring-terms/recurring-terms-reader';
import { confirmationMessages } from '#src/ui/messages/checkout-messages';
import { ConfirmationPage } from '#src/ui/pages/confirmation/confirmation';
import { ConfirmationPresenter } from '#src/ui/pages/confirmation/confirmation.presenter';
import { CrossSellPresenter } from '#src/ui/pages/confirmation/cross-sell.presenter';
import { CatalogueStore } from '#src/ui/state/catalogue-store';
import { CheckoutActions } from '#src/ui/state/checkout-actions';
import { LiveMessageState } from '#src/ui/state/live-message-state';
import { ReferralBubbleState } from '#src/ui/state/referral-bubble-state';

const presenters = new ContainerModule(({ bind }) => {
  construct(bind, OfferAdditions, [ports.contentReader, ports.variantReader, ports.clock]);
  construct(bind, AddToCompletedOrder, [
    ports.crossSellGateway,
    ports.orderGateway,
    ports.draftStorage,
    ports.tabLock,
    ports.scheduler,
  ]);
  construct(bind, OpenPlacedOrder, [
    ports.orderGateway,
    ports.cartStorage,
    ports.orderLinkStorage,
    ports.signInStorage,
    ports.ordersReader,
    ports.groupOrderStorage,
  ]);
  constructEach(bind, CrossSellPresenter, [
    OfferAdditions,
    AddToCompletedOrder,
    CheckoutActions,
    LiveMessageState,
    ports.clock,
    ports.scheduler,
    ports.logger,
  ]);
  constructEach(bind, ConfirmationPresenter, [
    SettlePayment,
    OpenPlacedOrder,
    ports.orderLinkStorage,
    ports.customerState,
    FindUnavailableLines,
    CatalogueStore,
    PlacedOrderReader,
    RecurringTermsReader,
    LiveMessageState,
    ReferralBubbleState,
    ReportOrder,
    ports.logger,
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
