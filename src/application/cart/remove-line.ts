import { hasCode } from '#src/application/ports/gateway-error';
import type { OrderGateway } from '#src/application/ports/shop/order-gateway';
import type { CartState } from '#src/application/ports/state/cart-state';
import type { Order } from '#src/domain/cart/order';
import type { ChangeCart } from './change-cart';

/** Removes a line (spec §7 DELETE line_items). It disappears immediately and returns when the server refuses. */
export class RemoveLine {
  constructor(
    private readonly orders: OrderGateway,
    private readonly cart: CartState,
    private readonly changeCart: ChangeCart,
  ) {}

  async execute(lineItemId: string): Promise<Order> {
    this.cart.setIntent(lineItemId, 0);
    try {
      return await this.changeCart.execute({
        send: async (key) => {
          try {
            await this.orders.removeLine(key, lineItemId);
          } catch (error) {
            // Already removed, perhaps in another tab.
            if (!hasCode(error, 'not_found')) throw error;
          }
        },
        isDone: (after) => after.lineItems.every((line) => line.id !== lineItemId),
      });
    } finally {
      this.cart.clearIntent(lineItemId);
    }
  }
}
