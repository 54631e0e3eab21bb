import { ChangeCart } from '#src/application/cart/change-cart';
import { GiftCardGateway, type GiftCardRecipient } from '#src/application/ports/shop/gift-card-gateway';
import type { DependenciesOf } from '#src/application/ports/token';
import type { Order } from '#src/domain/cart/order';

/**
 * Sets the recipients of gift cards in the cart (spec §7 gift_cards/bulk_update). Rejects with GatewayError and its
 * field errors.
 */
export class SetGiftCardRecipients {
  static readonly dependencies: DependenciesOf<typeof SetGiftCardRecipients> = [GiftCardGateway, ChangeCart];

  constructor(
    private readonly giftCards: GiftCardGateway,
    private readonly changeCart: ChangeCart,
  ) {}

  execute(fillings: readonly GiftCardRecipient[]): Promise<Order> {
    return this.changeCart.execute({
      send: (key) => this.giftCards.setRecipients(key, fillings),
      isDone: (after) => fillings.every((filling) => isNoted(filling, after)),
    });
  }
}

function isNoted(
  { id, recipientName, recipientEmail, purchaserName, message, sendAt }: GiftCardRecipient,
  order: Order,
): boolean {
  const card = order.lineItems.flatMap(({ giftCards }) => giftCards).find((candidate) => candidate.id === id);
  return (
    card?.recipientName === recipientName &&
    card.recipientEmail === recipientEmail &&
    (card.purchaserName ?? '') === purchaserName &&
    (card.message ?? '') === message &&
    card.sendAt === sendAt
  );
}
