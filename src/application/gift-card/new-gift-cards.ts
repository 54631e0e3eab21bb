import type { NewLine } from '#src/application/ports/shop/order-gateway';
import type { Order } from '#src/domain/cart/order';
import type { BoughtGiftCard } from '#src/domain/gift-card/gift-card';

/** The cards that a line has just brought, oldest first: the newest of those about which nobody has said anything. */
export function newGiftCards(order: Order, { sku, quantity, giftCardAmount }: NewLine): readonly BoughtGiftCard[] {
  return order.lineItems
    .filter((line) => line.sku === sku && (giftCardAmount === undefined || line.price === giftCardAmount))
    .flatMap(({ giftCards }) => giftCards)
    .filter(({ isFilled }) => !isFilled)
    .slice(-quantity);
}
