import { ContainerModule } from 'inversify';
import { ChangeCart } from '../../application/cart/change-cart';
import { RestoreCart } from '../../application/cart/restore-cart';
import { FindShortLines } from '../../application/checkout/find-short-lines';
import { PlaceOrder } from '../../application/checkout/place-order';
import { ReadCompletedOrder } from '../../application/checkout/read-completed-order';
import { ResumeCheckout } from '../../application/checkout/resume-checkout';
import { StartPayment } from '../../application/checkout/start-payment';
import { SubmitAddress } from '../../application/checkout/submit-address';
import { SubmitDelivery } from '../../application/checkout/submit-delivery';
import { ConfirmOwner } from '../../application/session/confirm-owner';
import { definePage } from '../../ui/app/page-route';
import { AddressEntry } from '../../ui/pages/address/address-entry';
import { CartLoader } from '../../ui/pages/cart/cart-loader';
import { LineRows } from '../../ui/pages/cart/line-rows';
import { AddressStepPresenter } from '../../ui/pages/checkout/address-step.presenter';
import { AgeConfirmation } from '../../ui/pages/checkout/age-confirmation';
import { CheckoutPage } from '../../ui/pages/checkout/checkout';
import { CheckoutPresenter } from '../../ui/pages/checkout/checkout.presenter';
import { DeliveryStepPresenter } from '../../ui/pages/checkout/delivery-step.presenter';
import { PaymentStepPresenter } from '../../ui/pages/checkout/payment-step.presenter';
import { SignInFirstPresenter } from '../../ui/pages/checkout/sign-in-first.presenter';
import { SignInHintPresenter } from '../../ui/pages/checkout/sign-in-hint.presenter';
import { ActionTracker } from '../../ui/state/action-tracker';
import { KnownCatalogue } from '../../ui/state/known-catalogue';
import { checkoutWords } from '../../ui/text/checkout-words';
import { construct } from '../bind';
import { ports } from '../tokens';
import { cartOwnerModule } from '../modules/cart-owner-module';
import { shopperModule } from '../modules/shopper-module';
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
