import { ContainerModule } from 'inversify';
import { ChangeCart } from '#src/application/cart/change-cart';
import { RestoreCart } from '#src/application/cart/restore-cart';
import { FindShortLines } from '#src/application/checkout/find-short-lines';
import { PlaceOrder } from '#src/application/checkout/place-order';
import { ReadCompletedOrder } from '#src/application/checkout/read-completed-order';
import { ResumeCheckout } from '#src/application/checkout/resume-checkout';
import { StartPayment } from '#src/application/checkout/start-payment';
import { SubmitAddress } from '#src/application/checkout/submit-address';
import { SubmitDelivery } from '#src/application/checkout/submit-delivery';
import { ConfirmOwner } from '#src/application/session/confirm-owner';
import { construct } from '#src/composition/bind';
import { cartOwnerModule } from '#src/composition/modules/cart-owner-module';
import { shopperModule } from '#src/composition/modules/shopper-module';
import { ports } from '#src/composition/tokens';
import { definePage } from '#src/ui/app/page-route';
import { AddressEntry } from '#src/ui/pages/address/address-entry';
import { CartLoader } from '#src/ui/pages/cart/cart-loader';
import { LineRows } from '#src/ui/pages/cart/line-rows';
import { AddressStepPresenter } from '#src/ui/pages/checkout/address-step.presenter';
import { AgeConfirmation } from '#src/ui/pages/checkout/age-confirmation';
import { CheckoutPage } from '#src/ui/pages/checkout/checkout';
import { CheckoutPresenter } from '#src/ui/pages/checkout/checkout.presenter';
import { DeliveryStepPresenter } from '#src/ui/pages/checkout/delivery-step.presenter';
import { PaymentStepPresenter } from '#src/ui/pages/checkout/payment-step.presenter';
import { SignInFirstPresenter } from '#src/ui/pages/checkout/sign-in-first.presenter';
import { SignInHintPresenter } from '#src/ui/pages/checkout/sign-in-hint.presenter';
import { ActionTracker } from '#src/ui/state/action-tracker';
import { KnownCatalogue } from '#src/ui/state/known-catalogue';
import { checkoutWords } from '#src/ui/text/checkout-words';
import { addressEntryBindings } from './address-entry-bindings';
import { cartBindings } from './cart-bindings';
import { completedOrderBindings } from './completed-order-bindings';
import { giftCardBindings } from './gift-card-bindings';
import { promoCodeBindings } from './promo-code-bindings';

const checkoutBindings = new ContainerModule(({ bind }) => {
  construct(bind, SubmitAddress, [ports.checkoutGateway, ports.contentReader, ChangeCart]);
  construct(bind, SubmitDelivery, [ports.checkoutGateway, ChangeCart]);
  construct(bind, PlaceOrder, [ports.checkoutGateway, ChangeCart]);
  construct(bind, StartPayment, [
    ports.checkoutGateway,
    ChangeCart,
    RestoreCart,
    ports.cartStorage,
    ports.browserWindow,
    PlaceOrder,
    ReadCompletedOrder,
    ConfirmOwner,
  ]);
  construct(bind, ResumeCheckout, [ports.checkoutGateway, ports.contentReader, ports.cartState, ChangeCart]);
  construct(bind, AgeConfirmation, [ports.draftStorage, ports.cartState]);
  construct(bind, CheckoutPresenter, [
    ports.cartState,
    CartLoader,
    KnownCatalogue,
    LineRows,
    ResumeCheckout,
    FindShortLines,
    ports.browserWindow,
    ActionTracker,
  ]).inTransientScope();
  construct(bind, SignInFirstPresenter, [ports.cartState, ports.customerState, ports.signInStorage]).inTransientScope();
  construct(bind, SignInHintPresenter, [ports.customerState, ports.signInStorage]).inTransientScope();
  construct(bind, AddressStepPresenter, [
    ports.cartState,
    ports.customerState,
    AddressEntry,
    SubmitAddress,
    ports.draftStorage,
    AgeConfirmation,
    ActionTracker,
  ]).inTransientScope();
  construct(bind, DeliveryStepPresenter, [
    ports.cartState,
    KnownCatalogue,
    SubmitDelivery,
    ActionTracker,
  ]).inTransientScope();
  construct(bind, PaymentStepPresenter, [
    StartPayment,
    ports.cartState,
    ports.browserWindow,
    ActionTracker,
    AgeConfirmation,
  ]).inTransientScope();
});

export const bindings = [
  shopperModule,
  cartOwnerModule,
  cartBindings,
  addressEntryBindings,
  ...promoCodeBindings,
  ...giftCardBindings,
  completedOrderBindings,
  checkoutBindings,
];

export const page = definePage<undefined>({
  View: CheckoutPage,
  head: () => ({
    title: checkoutWords.title,
    description: checkoutWords.description,
    noindex: true,
    structuredData: [],
  }),
});
