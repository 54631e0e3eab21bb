import type { GiftCardRow } from '#sandbox/database/schema';
import { toDecimal } from '#sandbox/shop/money';
import { balanceCents } from '#sandbox/shop/payments/gift-card-shares';
import { hasRecipient } from './gift-card-fields';

/** `amount` is the price of the card; a check of the card returns its balance there instead. */
export function serializeGiftCard(card: GiftCardRow, amountCents = card.amountCents): object {
  return {
    id: card.id,
    amount: toDecimal(amountCents),
    redemption_code: card.redemptionCode,
    recipient_name: card.recipientName,
    recipient_email: card.recipientEmail,
    purchaser_name: card.purchaserName,
    gift_message: card.giftMessage,
    send_email_at: card.sendEmailAt?.toISOString() ?? null,
    auto_redeem: false,
    filled: hasRecipient(card),
  };
}

/** Shows the amounts to any holder of the code, but no name, address or message. */
export function serializeFoundGiftCard(card: GiftCardRow): object {
  const nobody = {
    recipientName: null,
    recipientEmail: null,
    purchaserName: null,
    giftMessage: null,
    sendEmailAt: null,
  };
  return serializeGiftCard({ ...card, ...nobody }, balanceCents(card));
}
