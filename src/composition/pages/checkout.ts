import { ContainerModule } from 'inversify';
import { CalculateShipping } from '#src/application/checkout/calculate-shipping';
import { FindUnavailableLines } from '#src/application/checkout/find-unavailable-lines';
import { ResumeCheckout } from '#src/application/checkout/resume-checkout';
import { StartPayment } from '#src/application/checkout/start-payment';
import { SubmitAddress } from '#src/application/checkout/submit-address';
import { SubmitDelivery } from '#src/application/checkout/submit-delivery';
import { SubmitEmail } from '#src/application/checkout/submit-email';
import { LocateVisitor } from '#src/application/geography/locate-visitor';
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
import { ports } from '#src/composition/tokens';
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
import { StepEventsPresenter } from '#src/ui/checkout/step-events.presenter';
import { StoreCreditChoicePresenter } from '#src/ui/checkout/store-credit-choice.presenter';
import { SavedCardStore } from '#src/ui/saved-card/shared/saved-card-store';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { unlistedHead } from '#src/ui/shell/page-head';
import { definePage } from '#src/ui/shell/page-route';

const presenters = new ContainerModule(({ bind }) => {
  construct(bind, CheckoutConsents, [ports.draftStorage, ports.cartState, RecurringTermsReader]);
  constructEach(bind, CheckoutPresenter, [
    ports.cartState,
    CartLoader,
    CatalogueStore,
    OrderRows,
    ResumeCheckout,
    FindUnavailableLines,
    ports.customerState,
    ports.signInStorage,
    ports.browserWindow,
    CheckoutActions,
    ports.logger,
  ]);
  constructEach(bind, AddressStepPresenter, [
    ports.cartState,
    ports.customerState,
    ports.signInStorage,
    AddressChoice,
    SubmitAddress,
    SubmitEmail,
    ports.draftStorage,
    CheckoutConsents,
    CheckoutActions,
    ports.geolocationState,
    LocateVisitor,
    CatalogueStore,
  ]);
  constructEach(bind, StepEventsPresenter, [ports.cartState, ports.eventTracker]);
  constructEach(bind, DeliveryStepPresenter, [
    ports.cartState,
    CatalogueStore,
    CalculateShipping,
    SubmitDelivery,
    CheckoutActions,
    ports.clock,
  ]);
  constructEach(bind, StoreCreditChoicePresenter, [ports.cartState, ChooseStoreCredit, LiveMessageState, ports.logger]);
  constructEach(bind, PaymentStepPresenter, [
    StartPayment,
    ports.cartState,
    ports.browserWindow,
    CheckoutActions,
    CheckoutConsents,
    SavedCardStore,
    ports.customerState,
    ports.clock,
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
