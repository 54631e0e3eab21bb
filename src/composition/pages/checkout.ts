import { ContainerModule } from 'inversify';
import { FindUnavailableLines } from '#src/application/checkout/find-unavailable-lines';
import { ResumeCheckout } from '#src/application/checkout/resume-checkout';
import { StartPayment } from '#src/application/checkout/start-payment';
import { SubmitAddress } from '#src/application/checkout/submit-address';
import { SubmitDelivery } from '#src/application/checkout/submit-delivery';
import { construct, constructEach } from '#src/composition/bind';
import { addressModule } from '#src/composition/modules/address-module';
import { cartOwnerModule } from '#src/composition/modules/cart-owner-module';
import { cartViewsModule } from '#src/composition/modules/cart-views-module';
import { catalogueModule } from '#src/composition/modules/catalogue-module';
import { checkoutModule } from '#src/composition/modules/checkout-module';
import { giftCardModule } from '#src/composition/modules/gift-card-module';
import { ports } from '#src/composition/tokens';
import { unlistedHead } from '#src/ui/app/page-head';
import { definePage } from '#src/ui/app/page-route';
import { AddressEntry } from '#src/ui/features/address/address-entry';
import { CartLoader } from '#src/ui/features/cart-lines/cart-loader';
import { LineRows } from '#src/ui/features/cart-lines/line-rows';
import { checkoutMessages } from '#src/ui/messages/checkout-messages';
import { AddressStepPresenter } from '#src/ui/pages/checkout/address-step.presenter';
import { AgeConfirmation } from '#src/ui/pages/checkout/age-confirmation';
import { CheckoutPage } from '#src/ui/pages/checkout/checkout';
import { CheckoutPresenter } from '#src/ui/pages/checkout/checkout.presenter';
import { DeliveryStepPresenter } from '#src/ui/pages/checkout/delivery-step.presenter';
import { PaymentStepPresenter } from '#src/ui/pages/checkout/payment-step.presenter';
import { SignInFirstPresenter } from '#src/ui/pages/checkout/sign-in-first.presenter';
import { SignInHintPresenter } from '#src/ui/pages/checkout/sign-in-hint.presenter';
import { ActionTracker } from '#src/ui/state/action-tracker';
import { CatalogueStore } from '#src/ui/state/catalogue-store';

const presenters = new ContainerModule(({ bind }) => {
  construct(bind, AgeConfirmation, [ports.draftStorage, ports.cartState]);
  constructEach(bind, CheckoutPresenter, [
    ports.cartState,
    CartLoader,
    CatalogueStore,
    LineRows,
    ResumeCheckout,
    FindUnavailableLines,
    ports.browserWindow,
    ActionTracker,
  ]);
  constructEach(bind, SignInFirstPresenter, [ports.cartState, ports.customerState, ports.signInStorage]);
  constructEach(bind, SignInHintPresenter, [ports.customerState, ports.signInStorage]);
  constructEach(bind, AddressStepPresenter, [
    ports.cartState,
    ports.customerState,
    AddressEntry,
    SubmitAddress,
    ports.draftStorage,
    AgeConfirmation,
    ActionTracker,
  ]);
  constructEach(bind, DeliveryStepPresenter, [ports.cartState, CatalogueStore, SubmitDelivery, ActionTracker]);
  constructEach(bind, PaymentStepPresenter, [
    StartPayment,
    ports.cartState,
    ports.browserWindow,
    ActionTracker,
    AgeConfirmation,
  ]);
});

export const modules = [
  catalogueModule,
  giftCardModule,
  cartViewsModule,
  cartOwnerModule,
  addressModule,
  checkoutModule,
  presenters,
];

export const page = definePage<undefined>({ View: CheckoutPage, head: () => unlistedHead(checkoutMessages) });
