import { orElse } from '#src/application/calls/handled';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { newGiftCards, SetGiftCardRecipients } from '#src/application/cart/set-gift-card-recipients';
import type { GatewayError } from '#src/application/ports/gateway-error';
import type { NewLine } from '#src/application/ports/shop/order-gateway';
import type { Used } from '#src/application/ports/token';
import type { GiftCardDetails } from '#src/domain/gift-card/gift-card';

export type AddedGiftCard =
  | { readonly kind: 'added' }
  /** The card is in the cart, but its recipient could not be saved; the cart page asks for it. */
  | { readonly kind: 'without-details'; readonly cardIds: readonly string[]; readonly error: GatewayError };

/** Puts a gift card with its recipient into the cart (spec §3 giftCardDetails). Rejects when it is not in the cart. */
export class AddGiftCard {
  static readonly uses = { addLine: AddLineToCart, setGiftCardRecipients: SetGiftCardRecipients };

  constructor(private readonly use: Used<typeof AddGiftCard.uses>) {}

  async execute(line: NewLine, details: GiftCardDetails): Promise<AddedGiftCard> {
    const cardIds = newGiftCards(await this.use.addLine.execute(line), line).map(({ id }) => id);
    return orElse(
      this.use.setGiftCardRecipients
        .execute(cardIds.map((id) => ({ ...details, id })))
        .then(() => ({ kind: 'added' }) as const),
      (error) => ({ kind: 'without-details', cardIds, error }) as const,
    );
  }
}
