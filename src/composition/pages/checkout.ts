import { ContainerModule } from 'inversify';
import { CalculateShipping } from '#src/application/checkout/calculate-shipping';
import { ResumeCheckout } from '#src/application/checkout/resume-checkout';
import { StartPayment } from '#src/application/checkout/start-payment';
import { SubmitAddress } from '#src/application/checkout/submit-address';
import { SubmitDelivery } from '#src/application/checkout/submit-delivery';
import { SubmitEmail } from '#src/application/checkout/submit-email';
import { LocateVisitor } from '#src/application/geography/locate-visitor';
import { BrowserWindow } from '#src/application/ports/browser/browser-window';
import { DraftStorage } from '#src/application/ports/browser/draft-storage';
import { SignInStorage } from '#src/application/ports/browser/sign-in-storage';
import { CartState } from '#src/application/ports/state/cart-state';
import { CustomerState } from '#src/application/ports/state/customer-state';
import { GeolocationState } from '#src/application/ports/state/geolocation-state';
import { Clock } from '#src/application/ports/system/clock';
import { Logger } from '#src/application/ports/system/logger';
import { EventTracker } from '#src/application/ports/tracking/event-tracker';
import { ChooseStoreCredit } from '#src/application/store-credit/choose-store-credit';
import { construct, constructEach } from '#src/composition/bind';
import { addressBookModule } from '#src/composition/modules/address-book-module';
import { addressChoiceModule, addressModule } from '#src/composition/modules/address-module';
import { cartModule } from '#src/composition/modules/cart-module';
import { cartOwnerModule } from '#src/composition/modules/cart-owner-module';
import { cartViewsModule } from '#src/composition/modules/cart-views-module';
import { catalogueModule } from '#src/composition/modules/catalogue-module';
import { checkoutModule } from '#src/composition/modules/checkout-module';
import { clubBoxModule } from '#src/composition/modules/club-box-module';
import { geolocationModule } from '#src/composition/modules/geography-module';
import { giftCardModule } from '#src/composition/modules/gift-card-module';
import { orderRowsModule } from '#src/composition/modules/order-rows-module';
import { promoCodeModule } from '#src/composition/modules/promo-code-module';
import { savedCardModule } from '#src/composition/modules/saved-card-module';
import { AddressChoice } from '#src/ui/address-book/shared/address-choice';
import { CartLoader } from '#src/ui/cart/shared/cart-loader';
import { OrderRows } from '#src/ui/cart/shared/order-rows';
import { CatalogueStore } from '#src/ui/catalogue/shared/catalogue-store';
import { AddressStepPresenter } from '#src/ui/checkout/address-step.presenter';
import { CheckoutPage } from '#src/ui/checkout/checkout';
import { CheckoutPresenter } from '#src/ui/checkout/checkout.presenter';
import { CheckoutConsents } from '#src/ui/checkout/consents';
import { DeliveryStepPresenter } from '#src/ui/checkout/delivery-step.presenter';
import { PaymentStepPresenter } from '#src/ui/checkout/payment-step.presenter';
import { CheckoutActions } from '#src/ui/checkout/shared/checkout-actions';
import { checkoutMessages } from '#src/ui/checkout/shared/checkout-messages';
import { RecurringTermsReader } from '#src/ui/checkout/shared/recurring-terms-reader';
import { Shortages } from '#src/ui/checkout/shared/shortages';
import { StepEventsPresenter } from '#src/ui/checkout/step-events.presenter';
import { StoreCreditChoicePresenter } from '#src/ui/checkout/store-credit-choice.presenter';
import { SavedCardStore } from '#src/ui/saved-card/shared/saved-card-store';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { unlistedHead } from '#src/ui/shell/page-head';
import { definePage } from '#src/ui/shell/page-route';

const presenters = new ContainerModule(({ bind }) => {
  construct(bind, CheckoutConsents, [DraftStorage, CartState, RecurringTermsReader]);
  constructEach(bind, CheckoutPresenter, [
    CartState,
    CartLoader,
    CatalogueStore,
    OrderRows,
    ResumeCheckout,
    Shortages,
    CustomerState,
    SignInStorage,
    BrowserWindow,
    CheckoutActions,
  ]);
  constructEach(bind, AddressStepPresenter, [
    CartState,
    CustomerState,
    SignInStorage,
    AddressChoice,
    SubmitAddress,
    SubmitEmail,
    DraftStorage,
    CheckoutConsents,
    CheckoutActions,
    GeolocationState,
    LocateVisitor,
    CatalogueStore,
  ]);
  constructEach(bind, StepEventsPresenter, [CartState, EventTracker]);
  constructEach(bind, DeliveryStepPresenter, [
    CartState,
    CatalogueStore,
    CalculateShipping,
    SubmitDelivery,
    CheckoutActions,
    Clock,
  ]);
  constructEach(bind, StoreCreditChoicePresenter, [CartState, ChooseStoreCredit, LiveMessageState, Logger]);
  constructEach(bind, PaymentStepPresenter, [
    StartPayment,
    CartState,
    BrowserWindow,
    CheckoutActions,
    CheckoutConsents,
    SavedCardStore,
    CustomerState,
    Clock,
  ]);
});

export const modules = [
  cartModule,
  catalogueModule,
  orderRowsModule,
  geolocationModule,
  giftCardModule,
  cartViewsModule,
  clubBoxModule,
  promoCodeModule,
  cartOwnerModule,
  addressBookModule,
  addressChoiceModule,
  addressModule,
  checkoutModule,
  savedCardModule,
  presenters,
];

export const page = definePage<undefined>({ View: CheckoutPage, head: () => unlistedHead(checkoutMessages) });
