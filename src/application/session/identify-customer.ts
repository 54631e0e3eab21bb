import { CurrentCart } from '#src/application/cart/current-cart';
import { GatewayError } from '#src/application/ports/gateway-error';
import { CustomerGateway } from '#src/application/ports/shop/customer-gateway';
import { CustomerState } from '#src/application/ports/state/customer-state';
import type { Used } from '#src/application/ports/token';
import { SignInStorage } from '#src/application/storage/sign-in-storage';
import type { Customer } from '#src/domain/customer/customer';
import { isOfAnotherCustomer } from '#src/domain/session/cart-owner';

/**
 * Loads the signed-in customer when not known yet (spec §7 GET users/me). Puts the cart of another customer away before
 * anybody is greeted.
 */
export class IdentifyCustomer {
  static readonly uses = {
    customers: CustomerGateway,
    signIn: SignInStorage,
    customer: CustomerState,
    currentCart: CurrentCart,
  };

  constructor(private readonly use: Used<typeof IdentifyCustomer.uses>) {}

  /** Rejects with GatewayError; `not_logged_in` when that customer has signed out meanwhile. */
  async execute(): Promise<Customer> {
    if (this.use.customer.current) return this.use.customer.current;
    const asked = this.use.signIn.user();
    const customer = await this.use.customers.readMe();
    if (!this.use.signIn.wasSignedIn() || this.use.signIn.user() !== asked)
      throw new GatewayError({ code: 'not_logged_in', message: 'Nobody is signed in' });
    const { order } = this.use.currentCart;
    if (order && isOfAnotherCustomer(order, customer)) this.use.currentCart.leaveToOwner();
    this.use.customer.replace(customer);
    return customer;
  }
}
