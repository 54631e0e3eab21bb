import type { Order } from '../../domain/cart/order';
import { discountsOf } from '../../domain/cart/order-summary';
import type { ChangeCart } from '../cart/change-cart';
import { hasCode } from '../ports/gateway-error';
import type { OrderGateway } from '../ports/shop/order-gateway';

/** Takes a coupon code off the cart (spec §7 DELETE coupon_codes). */
export class RemovePromoCode {
  constructor(
    private readonly orders: OrderGateway,
    private readonly changeCart: ChangeCart,
  ) {}

  execute(code: string): Promise<Order> {
    return this.changeCart.execute({
      send: async (key) => {
        try {
          await this.orders.removePromoCode(key, code);
        } catch (error) {
          // Not on the order any more: what the shopper wanted is the case.
          if (!hasCode(error, 'unprocessable_entity')) throw error;
        }
      },
      isDone: (after) => discountsOf(after).every((discount) => discount.code !== code),
    });
  }
}
