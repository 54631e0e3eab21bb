import { ContainerModule } from 'inversify';
import { RestoreCart } from '../../application/cart/restore-cart';
import { AssociateCart } from '../../application/session/associate-cart';
import { ConfirmOwner } from '../../application/session/confirm-owner';
import { KnowCustomer } from '../../application/session/know-customer';
import { MergeCartOnSignIn } from '../../application/session/merge-cart-on-sign-in';
import { PutCartAway } from '../../application/session/put-cart-away';
import { construct } from '../bind';
import { ports } from '../tokens';

/** Whose the cart is: asked when somebody signs in, and again before they pay. */
export const cartOwnerModule = new ContainerModule(({ bind }) => {
  construct(bind, PutCartAway, [ports.cartStorage, ports.cartState, ports.otherTabs]);
  construct(bind, KnowCustomer, [
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
    KnowCustomer,
    AssociateCart,
    RestoreCart,
    PutCartAway,
    ports.exclusiveAccess,
    ports.scheduler,
    ports.otherTabs,
    ports.cartNewsDesk,
  ]);
  construct(bind, ConfirmOwner, [ports.signInStorage, ports.cartStorage, MergeCartOnSignIn]);
});
