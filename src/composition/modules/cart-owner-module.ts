import { ContainerModule } from 'inversify';
import { CurrentCart } from '#src/application/cart/current-cart';
import { RestoreCart } from '#src/application/cart/restore-cart';
import { SignInStorage } from '#src/application/ports/browser/sign-in-storage';
import { TabLock } from '#src/application/ports/browser/tab-lock';
import { CustomerGateway } from '#src/application/ports/shop/customer-gateway';
import { OrderGateway } from '#src/application/ports/shop/order-gateway';
import { CartChangeNotifier } from '#src/application/ports/state/cart-change-notifier';
import { CustomerState } from '#src/application/ports/state/customer-state';
import { Scheduler } from '#src/application/ports/system/scheduler';
import { AssociateCart } from '#src/application/session/associate-cart';
import { ChooseCustomersCart } from '#src/application/session/choose-customers-cart';
import { ClaimCart } from '#src/application/session/claim-cart';
import { ConfirmOwner } from '#src/application/session/confirm-owner';
import { IdentifyCustomer } from '#src/application/session/identify-customer';
import { MergeCartOnSignIn } from '#src/application/session/merge-cart-on-sign-in';
import { construct } from '#src/composition/bind';

/** Checks the owner of the cart: at sign-in, and again before payment. */
export const cartOwnerModule = new ContainerModule(({ bind }) => {
  construct(bind, IdentifyCustomer, [CustomerGateway, SignInStorage, CustomerState, CurrentCart]);
  construct(bind, AssociateCart, [OrderGateway, CurrentCart, CustomerState]);
  construct(bind, ClaimCart, [AssociateCart, RestoreCart, CurrentCart]);
  construct(bind, ChooseCustomersCart, [
    IdentifyCustomer,
    RestoreCart,
    ClaimCart,
    OrderGateway,
    CurrentCart,
    CartChangeNotifier,
  ]);
  construct(bind, MergeCartOnSignIn, [ChooseCustomersCart, RestoreCart, TabLock, Scheduler]);
  construct(bind, ConfirmOwner, [SignInStorage, CurrentCart, MergeCartOnSignIn]);
});
