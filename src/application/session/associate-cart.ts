import { CurrentCart } from '#src/application/cart/current-cart';
import { GatewayError } from '#src/application/ports/gateway-error';
import { OrderGateway } from '#src/application/ports/shop/order-gateway';
import { CustomerState } from '#src/application/ports/state/customer-state';
import type { Used } from '#src/application/ports/token';
import type { Order } from '#src/domain/cart/order';

/** Makes the signed-in customer the owner of the stored cart (spec §5 Associating a cart, §7 PUT associate_user). */
export class AssociateCart {
  static readonly uses = { orders: OrderGateway, currentCart: CurrentCart, customer: CustomerState };

  constructor(private readonly use: Used<typeof AssociateCart.uses>) {}

  /** Rejects with GatewayError: `not_logged_in` and `cart_not_found` before anything is sent (spec §5). */
  async execute(): Promise<Order> {
    if (!this.use.customer.current) {
      throw new GatewayError({
        code: 'not_logged_in',
        message: 'Cannot associate cart with user, user is not logged in',
      });
    }
    const { key } = this.use.currentCart;
    if (!key)
      throw new GatewayError({ code: 'cart_not_found', message: 'Cannot associate cart with user, cart is not found' });
    return this.use.orders.associateUser(key);
  }
}
