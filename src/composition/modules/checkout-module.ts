import { ContainerModule } from 'inversify';
import { ChangeCart } from '#src/application/cart/change-cart';
import { RestoreCart } from '#src/application/cart/restore-cart';
import { CalculateShipping } from '#src/application/checkout/calculate-shipping';
import { PlaceOrder } from '#src/application/checkout/place-order';
import { ResumeCheckout } from '#src/application/checkout/resume-checkout';
import { SettlePayment } from '#src/application/checkout/settle-payment';
import { StartPayment } from '#src/application/checkout/start-payment';
import { SubmitAddress } from '#src/application/checkout/submit-address';
import { SubmitDelivery } from '#src/application/checkout/submit-delivery';
import { SubmitEmail } from '#src/application/checkout/submit-email';
import { ReadCompletedOrder } from '#src/application/orders/read-completed-order';
import { ConfirmOwner } from '#src/application/session/confirm-owner';
import { ChooseStoreCredit } from '#src/application/store-credit/choose-store-credit';
import { construct } from '#src/composition/bind';
import { ports } from '#src/composition/tokens';
import { CheckoutActions } from '#src/ui/checkout/shared/checkout-actions';
import { RecurringTermsReader } from '#src/ui/checkout/shared/recurring-terms-reader';

/** From the cart to the completed order. */
export const checkoutModule = new ContainerModule(({ bind }) => {
  construct(bind, CheckoutActions, [ports.logger]);
  construct(bind, RecurringTermsReader, [ports.subscriptionsState, ports.clock]);
  construct(bind, SubmitAddress, [ports.checkoutGateway, ports.contentReader, ports.cartState, ChangeCart]);
  construct(bind, SubmitEmail, [ports.checkoutGateway, ChangeCart]);
  construct(bind, CalculateShipping, [ports.checkoutGateway, ChangeCart]);
  construct(bind, SubmitDelivery, [ports.checkoutGateway, ChangeCart]);
  construct(bind, ChooseStoreCredit, [ports.checkoutGateway, ports.cartState, ChangeCart]);
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
  construct(bind, ReadCompletedOrder, [ports.orderGateway, ports.cartStorage]);
  construct(bind, SettlePayment, [
    ports.checkoutGateway,
    ports.orderGateway,
    ports.cartStorage,
    ports.cartState,
    ports.tabLock,
    ports.tabChannel,
  ]);
});
