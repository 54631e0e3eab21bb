import { GiftCardGateway, type GiftCardRecipient } from '#src/application/ports/shop/gift-card-gateway';
import type { NewLine } from '#src/application/ports/shop/order-gateway';
import type { Used } from '#src/application/ports/token';
import type { Order } from '#src/domain/cart/order';
import type { BoughtGiftCard } from '#src/domain/gift-card/gift-card';
import { ChangeCart } from './change-cart';

/**
 * Sets the recipients of gift cards in the cart (spec §7 gift_cards/bulk_update). Rejects with GatewayError and its
 * field errors.
 */
export class SetGiftCardRecipients {
  static readonly uses = { giftCards: GiftCardGateway, changeCart: ChangeCart };

  constructor(private readonly use: Used<typeof SetGiftCardRecipients.uses>) {}

  execute(fillings: readonly GiftCardRecipient[]): Promise<Order> {
    return this.use.changeCart.execute({
      send: (key) => this.use.giftCards.setRecipients(key, fillings),
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

/** The gift cards that a line has just brought, oldest first: the newest without a recipient. */
export function newGiftCards(order: Order, { sku, quantity, giftCardAmount }: NewLine): readonly BoughtGiftCard[] {
  return order.lineItems
    .filter((line) => line.sku === sku && (giftCardAmount === undefined || line.price === giftCardAmount))
    .flatMap(({ giftCards }) => giftCards)
    .filter(({ isFilled }) => !isFilled)
    .slice(-quantity);
}
