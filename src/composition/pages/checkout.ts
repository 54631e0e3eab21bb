import { ContainerModule } from 'inversify';
import { ChangeCart } from '../../application/cart/change-cart';
import { ResumeCheckout } from '../../application/checkout/resume-checkout';
import { StartPayment } from '../../application/checkout/start-payment';
import { SubmitAddress } from '../../application/checkout/submit-address';
import { SubmitDelivery } from '../../application/checkout/submit-delivery';
import { definePage } from '../../ui/app/page-route';
import { AddressStepPresenter } from '../../ui/pages/checkout/address-step.presenter';
import { CheckoutPage } from '../../ui/pages/checkout/checkout';
import { CheckoutPresenter } from '../../ui/pages/checkout/checkout.presenter';
import { DeliveryStepPresenter } from '../../ui/pages/checkout/delivery-step.presenter';
import { PaymentStepPresenter } from '../../ui/pages/checkout/payment-step.presenter';
import { ActionTracker } from '../../ui/state/action-tracker';
import { checkoutWords } from '../../ui/text/checkout-words';
import { construct } from '../bind';
import { ports } from '../tokens';
import { cartBindings } from './cart-bindings';

const checkoutBindings = new ContainerModule(({ bind }) => {
  construct(bind, SubmitAddress, [ports.checkoutGateway, ports.contentReader, ChangeCart]);
  construct(bind, SubmitDelivery, [ports.checkoutGateway, ChangeCart]);
  construct(bind, StartPayment, [ports.checkoutGateway, ChangeCart, ports.browserWindow]);
  construct(bind, ResumeCheckout, [ports.checkoutGateway, ports.cartState, ChangeCart]);
  construct(bind, CheckoutPresenter, [ports.cartState, ports.contentReader, ResumeCheckout, ActionTracker]).inTransientScope();
  construct(bind, AddressStepPresenter, [
    ports.cartState,
    ports.countryReader,
    SubmitAddress,
    ports.draftStorage,
    ActionTracker,
  ]).inTransientScope();
  construct(bind, DeliveryStepPresenter, [ports.cartState, SubmitDelivery, ActionTracker]).inTransientScope();
  construct(bind, PaymentStepPresenter, [StartPayment, ports.browserWindow, ActionTracker]).inTransientScope();
});

export const bindings = [cartBindings, checkoutBindings];

export const page = definePage<undefined>({
  View: CheckoutPage,
  head: () => ({ title: checkoutWords.title, description: checkoutWords.description, noindex: true, structuredData: [] }),
});
