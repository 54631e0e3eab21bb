import { ifCode } from '#src/application/calls/handled';
import { ChangeCart } from '#src/application/cart/change-cart';
import { GiftCardGateway } from '#src/application/ports/shop/gift-card-gateway';
import { OrderGateway } from '#src/application/ports/shop/order-gateway';
import type { DependenciesOf } from '#src/application/ports/token';
import type { Order } from '#src/domain/cart/order';

/** Removes a gift card from the cart's payment (spec §7 DELETE remove_gift_card). */
export class RemoveGiftCard {
  static readonly dependencies: DependenciesOf<typeof RemoveGiftCard> = [GiftCardGateway, OrderGateway, ChangeCart];

  constructor(
    private readonly giftCards: GiftCardGateway,
    private readonly orders: OrderGateway,
    private readonly changeCart: ChangeCart,
  ) {}

  /** Rejects with GatewayError when the card still pays. */
  execute(id: string): Promise<Order> {
    return this.changeCart.execute({
      send: async (key) => {
        // Already removed, perhaps in another tab: the shopper's wish is met.
        return ifCode(this.giftCards.remove(key, id), ['not_found'], () => this.orders.read(key));
      },
      isDone: (after) => after.appliedGiftCards.every((card) => card.id !== id),
    });
  }
}
