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
import { BrowserWindow } from '#src/application/ports/browser/browser-window';
import { CartStorage } from '#src/application/ports/browser/cart-storage';
import { TabChannel } from '#src/application/ports/browser/tab-channel';
import { TabLock } from '#src/application/ports/browser/tab-lock';
import { ContentReader } from '#src/application/ports/content/content-reader';
import { CheckoutGateway } from '#src/application/ports/shop/checkout-gateway';
import { OrderGateway } from '#src/application/ports/shop/order-gateway';
import { CartState } from '#src/application/ports/state/cart-state';
import { SubscriptionsState } from '#src/application/ports/state/subscriptions-state';
import { Clock } from '#src/application/ports/system/clock';
import { Logger } from '#src/application/ports/system/logger';
import { ConfirmOwner } from '#src/application/session/confirm-owner';
import { ChooseStoreCredit } from '#src/application/store-credit/choose-store-credit';
import { construct } from '#src/composition/bind';
import { CheckoutActions } from '#src/ui/checkout/shared/checkout-actions';
import { RecurringTermsReader } from '#src/ui/checkout/shared/recurring-terms-reader';

/** From the cart to the completed order. */
export const checkoutModule = new ContainerModule(({ bind }) => {
  construct(bind, CheckoutActions, [Logger]);
  construct(bind, RecurringTermsReader, [SubscriptionsState, Clock]);
  construct(bind, SubmitAddress, [CheckoutGateway, ContentReader, CartState, ChangeCart]);
  construct(bind, SubmitEmail, [CheckoutGateway, ChangeCart]);
  construct(bind, CalculateShipping, [CheckoutGateway, ChangeCart]);
  construct(bind, SubmitDelivery, [CheckoutGateway, ChangeCart]);
  construct(bind, ChooseStoreCredit, [CheckoutGateway, CartState, ChangeCart]);
  construct(bind, PlaceOrder, [CheckoutGateway, ChangeCart]);
  construct(bind, StartPayment, [
    CheckoutGateway,
    ChangeCart,
    RestoreCart,
    CartStorage,
    BrowserWindow,
    PlaceOrder,
    ReadCompletedOrder,
    ConfirmOwner,
  ]);
  construct(bind, ResumeCheckout, [CheckoutGateway, ContentReader, CartState, ChangeCart]);
  construct(bind, ReadCompletedOrder, [OrderGateway, CartStorage]);
  construct(bind, SettlePayment, [CheckoutGateway, OrderGateway, CartStorage, CartState, TabLock, TabChannel]);
});
