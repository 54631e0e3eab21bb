import type { Order } from '../../domain/cart/order';
import type { ChangeCart } from '../cart/change-cart';
import { hasCode } from '../ports/gateway-error';
import type { GiftCardGateway } from '../ports/shop/gift-card-gateway';
import type { OrderGateway } from '../ports/shop/order-gateway';

/** Stops paying for the cart with a gift card (spec §7 DELETE remove_gift_card). */
export class RemoveGiftCard {
  constructor(
    private readonly giftCards: GiftCardGateway,
    private readonly orders: OrderGateway,
    private readonly changeCart: ChangeCart,
  ) {}

  /** Rejects with GatewayError when the card still pays. */
  execute(code: string): Promise<Order> {
    return this.changeCart.execute({
      send: async (key) => {
        try {
          return await this.giftCards.remove(key, code);
        } catch (error) {
          // Taken off already, perhaps in another tab: what the shopper wanted is the case.
          if (!hasCode(error, 'not_found')) throw error;
          return this.orders.read(key);
        }
      },
      isDone: (after) => after.appliedGiftCards.every((card) => card.code !== code),
    });
  }
}
