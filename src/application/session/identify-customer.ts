import { CurrentCart } from '#src/application/cart/current-cart';
import { GatewayError } from '#src/application/ports/gateway-error';
import { CustomerGateway } from '#src/application/ports/shop/customer-gateway';
import { CustomerState } from '#src/application/ports/state/customer-state';
import type { DependenciesOf } from '#src/application/ports/token';
import { SignInStorage } from '#src/application/storage/sign-in-storage';
import type { Customer } from '#src/domain/customer/customer';
import { isOfAnotherCustomer } from '#src/domain/session/cart-owner';

/**
 * Loads the signed-in customer when not known yet (spec §7 GET users/me). Puts the cart of another customer away before
 * anybody is greeted.
 */
export class IdentifyCustomer {
  static readonly dependencies: DependenciesOf<typeof IdentifyCustomer> = [
    CustomerGateway,
    SignInStorage,
    CustomerState,
    CurrentCart,
  ];

  constructor(
    private readonly customers: CustomerGateway,
    private readonly signIn: SignInStorage,
    private readonly customer: CustomerState,
    private readonly currentCart: CurrentCart,
  ) {}

  /** Rejects with GatewayError; `not_logged_in` when that customer has signed out meanwhile. */
  async execute(): Promise<Customer> {
    if (this.customer.current) return this.customer.current;
    const asked = this.signIn.user();
    const customer = await this.customers.readMe();
    if (!this.signIn.wasSignedIn() || this.signIn.user() !== asked)
      throw new GatewayError({ code: 'not_logged_in', message: 'Nobody is signed in' });
    const { order } = this.currentCart;
    if (order && isOfAnotherCustomer(order, customer)) this.currentCart.leaveToOwner();
    this.customer.replace(customer);
    return customer;
  }
}
