import { ContainerModule } from 'inversify';
import { RestoreCart } from '#src/application/cart/restore-cart';
import { CartStorage } from '#src/application/ports/browser/cart-storage';
import { SignInStorage } from '#src/application/ports/browser/sign-in-storage';
import { TabChannel } from '#src/application/ports/browser/tab-channel';
import { TabLock } from '#src/application/ports/browser/tab-lock';
import { CustomerGateway } from '#src/application/ports/shop/customer-gateway';
import { OrderGateway } from '#src/application/ports/shop/order-gateway';
import { CartChangeNotifier } from '#src/application/ports/state/cart-change-notifier';
import { CartState } from '#src/application/ports/state/cart-state';
import { CustomerState } from '#src/application/ports/state/customer-state';
import { Scheduler } from '#src/application/ports/system/scheduler';
import { AssociateCart } from '#src/application/session/associate-cart';
import { ConfirmOwner } from '#src/application/session/confirm-owner';
import { IdentifyCustomer } from '#src/application/session/identify-customer';
import { MergeCartOnSignIn } from '#src/application/session/merge-cart-on-sign-in';
import { PutCartAway } from '#src/application/session/put-cart-away';
import { construct } from '#src/composition/bind';

/** Checks the owner of the cart: at sign-in, and again before payment. */
export const cartOwnerModule = new ContainerModule(({ bind }) => {
  construct(bind, PutCartAway, [CartStorage, CartState, TabChannel]);
  construct(bind, IdentifyCustomer, [CustomerGateway, SignInStorage, CustomerState, CartState, PutCartAway]);
  construct(bind, AssociateCart, [OrderGateway, CartStorage, CustomerState]);
  construct(bind, MergeCartOnSignIn, [
    OrderGateway,
    CartStorage,
    CartState,
    IdentifyCustomer,
    AssociateCart,
    RestoreCart,
    PutCartAway,
    TabLock,
    Scheduler,
    TabChannel,
    CartChangeNotifier,
  ]);
  construct(bind, ConfirmOwner, [SignInStorage, CartStorage, MergeCartOnSignIn]);
});
