import { ifCode } from '#src/application/calls/handled';
import { CurrentCart } from '#src/application/cart/current-cart';
import { RestoreCart } from '#src/application/cart/restore-cart';
import { GatewayError } from '#src/application/ports/gateway-error';
import type { Used } from '#src/application/ports/token';
import type { Order } from '#src/domain/cart/order';
import type { Customer } from '#src/domain/customer/customer';
import { isOfAnotherCustomer } from '#src/domain/session/cart-owner';
import { AssociateCart } from './associate-cart';

/** Makes the cart of this browser the customer's; a cart of another customer is left to its owner (spec §4 Cart merge on sign-in). */
export class ClaimCart {
  static readonly uses = { associateCart: AssociateCart, restoreCart: RestoreCart, currentCart: CurrentCart };

  constructor(private readonly use: Used<typeof ClaimCart.uses>) {}

  /**
   * Returns the cart with its owner; undefined when it is another's. An order that is already theirs stays as it is.
   * Rejects with GatewayError; the cart is then unchanged.
   */
  async execute(local: Order, customer: Customer): Promise<Order | undefined> {
    if (local.userId === customer.id || local.lineItems.length === 0) return local;
    const claimed = await this.associate(customer);
    if (!claimed || isOfAnotherCustomer(claimed, customer)) {
      this.use.currentCart.leaveToOwner();
      return undefined;
    }
    this.use.currentCart.adopt(claimed);
    return claimed;
  }

  /** Undefined when the order is not theirs to have. */
  private async associate(customer: Customer): Promise<Order | undefined> {
    return ifCode(this.use.associateCart.execute(), ['unauthorized', 'not_found'], (error) =>
      this.readRefused(error, customer),
    );
  }

  /**
   * One refusal does not prove that the order is another customer's. Rejects when it still has no owner, so it can be tried
   * again.
   */
  private async readRefused(refusal: GatewayError, customer: Customer): Promise<Order | undefined> {
    const { after } = await this.use.restoreCart.execute();
    if (!after || after.userId === customer.id) return after;
    throw new GatewayError({
      code: 'unauthorized_token',
      message: 'The back end did not take the customer for the one who may have the order',
      cause: refusal,
    });
  }
}
