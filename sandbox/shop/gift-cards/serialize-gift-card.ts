import type { GiftCardRow } from '#sandbox/database/schema';
import { decimal } from '#sandbox/shop/money';
import { isFilled } from './gift-card-fields';
import { leftOn } from './gift-card-refusal';

/** `amount` is what the card was bought for; a check of the card says what is left instead. */
export function serializeGiftCard(card: GiftCardRow, amountCents = card.amountCents): object {
  return {
    id: card.id,
    amount: decimal(amountCents),
    redemption_code: card.redemptionCode,
    recipient_name: card.recipientName,
    recipient_email: card.recipientEmail,
    purchaser_name: card.purchaserName,
    gift_message: card.giftMessage,
    send_email_at: card.sendEmailAt?.toISOString() ?? null,
    auto_redeem: false,
    filled: isFilled(card),
  };
}

/** What whoever has a code may know of its card: what it is worth, and nobody's name, address or words. */
export function serializeFoundGiftCard(card: GiftCardRow): object {
  const nobody = {
    recipientName: null,
    recipientEmail: null,
    purchaserName: null,
    giftMessage: null,
    sendEmailAt: null,
  };
  return serializeGiftCard({ ...card, ...nobody }, leftOn(card));
}
