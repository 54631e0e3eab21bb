import { orElse } from '#src/application/calls/handled';
import type { GiftCardRecipient } from '#src/application/ports/shop/gift-card-gateway';
import type { Used } from '#src/application/ports/token';
import type { LineItem } from '#src/domain/cart/line-item';
import type { Order } from '#src/domain/cart/order';
import type { BoughtGiftCard } from '#src/domain/gift-card/gift-card';
import { AddLineToCart } from './add-line-to-cart';
import { newGiftCards, SetGiftCardRecipients } from './set-gift-card-recipients';
import { toNewLine } from './to-new-line';

/** Adds a removed line again, with the recipients of its gift cards. Rejects when the line could not be restored. */
export class RestoreLine {
  static readonly uses = { addLine: AddLineToCart, setGiftCardRecipients: SetGiftCardRecipients };

  constructor(private readonly use: Used<typeof RestoreLine.uses>) {}

  async execute(line: LineItem): Promise<Order> {
    const asked = toNewLine(line);
    const order = await this.use.addLine.execute(asked);
    const known = line.giftCards.filter(({ isFilled }) => isFilled);
    const fillings = newGiftCards(order, asked).flatMap(({ id }, index) => {
      const card = known[index];
      return card ? [fillingOf(card, id)] : [];
    });
    if (fillings.length === 0) return order;
    // The line is restored; the cart offers to enter the recipients again.
    return orElse(this.use.setGiftCardRecipients.execute(fillings), () => order);
  }
}

function fillingOf(
  { recipientName = '', recipientEmail = '', purchaserName = '', message = '', sendAt }: BoughtGiftCard,
  id: string,
): GiftCardRecipient {
  return { id, recipientName, recipientEmail, purchaserName, message, ...(sendAt !== undefined && { sendAt }) };
}
