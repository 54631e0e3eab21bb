import { ifCode } from '#src/application/calls/handled';
import { ChangeCart } from '#src/application/cart/change-cart';
import { GiftCardGateway } from '#src/application/ports/shop/gift-card-gateway';
import { OrderGateway } from '#src/application/ports/shop/order-gateway';
import type { Used } from '#src/application/ports/token';
import type { Order } from '#src/domain/cart/order';

/** Removes a gift card from the cart's payment (spec §7 DELETE remove_gift_card). */
export class RemoveGiftCard {
  static readonly uses = { giftCards: GiftCardGateway, orders: OrderGateway, changeCart: ChangeCart };

  constructor(private readonly use: Used<typeof RemoveGiftCard.uses>) {}

  /** Rejects with GatewayError when the card still pays. */
  execute(id: string): Promise<Order> {
    return this.use.changeCart.execute({
      send: async (key) => {
        // Already removed, perhaps in another tab: the shopper's wish is met.
        return ifCode(this.use.giftCards.remove(key, id), ['not_found'], () => this.use.orders.read(key));
      },
      isDone: (after) => after.appliedGiftCards.every((card) => card.id !== id),
    });
  }
}
