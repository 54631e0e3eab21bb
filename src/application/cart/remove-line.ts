import { ifCode } from '#src/application/calls/handled';
import { OrderGateway } from '#src/application/ports/shop/order-gateway';
import { CartState } from '#src/application/ports/state/cart-state';
import type { Used } from '#src/application/ports/token';
import type { Order, OrderKey } from '#src/domain/cart/order';
import { ChangeCart } from './change-cart';

/**
 * Removes a line, or all lines of a club box (spec §7 DELETE line_items). They disappear immediately and return when the
 * server refuses.
 */
export class RemoveLine {
  static readonly uses = { orders: OrderGateway, cart: CartState, changeCart: ChangeCart };

  constructor(private readonly use: Used<typeof RemoveLine.uses>) {}

  /** Rejects with GatewayError; lines that were removed before the failure stay removed. */
  async execute(...lineItemIds: readonly string[]): Promise<Order> {
    for (const id of lineItemIds) this.use.cart.setIntent(id, 0);
    try {
      return await this.use.changeCart.execute({
        send: async (key) => {
          for (const id of lineItemIds) await this.remove(key, id);
        },
        isDone: (after) => after.lineItems.every(({ id }) => !lineItemIds.includes(id)),
      });
    } finally {
      for (const id of lineItemIds) this.use.cart.clearIntent(id);
    }
  }

  private async remove(key: OrderKey, lineItemId: string): Promise<void> {
    // Already removed, perhaps in another tab.
    await ifCode(this.use.orders.removeLine(key, lineItemId), ['not_found'], () => undefined);
  }
}
