import type { GiftCardRow } from '#sandbox/database/schema';
import { toDecimal } from '#sandbox/shop/money';
import { balanceCents } from '#sandbox/shop/payments/gift-card-shares';
import { hasRecipient } from './gift-card-fields';

/** A card that an order buys. Readers of the order need not have its cards: their code comes by mail, to the recipient. */
export function serializeGiftCard(card: GiftCardRow): object {
  return serialize({ ...card, redemptionCode: null }, card.amountCents);
}

function serialize(card: GiftCardRow, amountCents: number): object {
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

/** Shows the balance to any holder of the code, but no name, address or message. */
export function serializeFoundGiftCard(card: GiftCardRow): object {
  const nobody = {
    recipientName: null,
    recipientEmail: null,
    purchaserName: null,
    giftMessage: null,
    sendEmailAt: null,
  };
  return serialize({ ...card, ...nobody }, balanceCents(card));
}
