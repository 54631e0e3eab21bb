import type { Order } from '../../domain/cart/order';
import type { ChangeCart } from '../cart/change-cart';
import type { CartState } from '../ports/state/cart-state';
import type { CheckoutGateway } from '../ports/shop/checkout-gateway';

/**
 * A change of the cart during checkout sends the order back to its address step, without shipments (docs/spec-map.md,
 * Cart change during checkout). The address is still there: this sends it again, so that the rates are right.
 */
export class ResumeCheckout {
  constructor(
    private readonly checkout: CheckoutGateway,
    private readonly cart: CartState,
    private readonly changeCart: ChangeCart,
  ) {}

  /** The order with its shipments anew, or undefined when there was nothing to resume. Rejects with GatewayError. */
  async execute(): Promise<Order | undefined> {
    const order = this.cart.current;
    const { email, shipAddress: address } = order ?? {};
    if (order?.state !== 'address' || email === undefined || address === undefined || order.lineItems.length === 0) return undefined;
    return this.changeCart.execute({
      send: (key) => this.checkout.submitAddress(key, { email, address }),
      isDone: (after) => after.shipments.length > 0,
    });
  }
}
