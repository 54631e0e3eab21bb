import { ContainerModule } from 'inversify';
import { RestoreCart } from '#src/application/cart/restore-cart';
import { AssociateCart } from '#src/application/session/associate-cart';
import { ConfirmOwner } from '#src/application/session/confirm-owner';
import { IdentifyCustomer } from '#src/application/session/identify-customer';
import { MergeCartOnSignIn } from '#src/application/session/merge-cart-on-sign-in';
import { PutCartAway } from '#src/application/session/put-cart-away';
import { construct } from '#src/composition/bind';
import { ports } from '#src/composition/tokens';

/** Checks the owner of the cart: at sign-in, and again before payment. */
export const cartOwnerModule = new ContainerModule(({ bind }) => {
  construct(bind, PutCartAway, [ports.cartStorage, ports.cartState, ports.tabChannel]);
  construct(bind, IdentifyCustomer, [
    ports.customerGateway,
    ports.signInStorage,
    ports.customerState,
    ports.cartState,
    PutCartAway,
  ]);
  construct(bind, AssociateCart, [ports.orderGateway, ports.cartStorage, ports.customerState]);
  construct(bind, MergeCartOnSignIn, [
    ports.orderGateway,
    ports.cartStorage,
    ports.cartState,
    IdentifyCustomer,
    AssociateCart,
    RestoreCart,
    PutCartAway,
    ports.tabLock,
    ports.scheduler,
    ports.tabChannel,
    ports.cartChangeNotifier,
  ]);
  construct(bind, ConfirmOwner, [ports.signInStorage, ports.cartStorage, MergeCartOnSignIn]);
});
