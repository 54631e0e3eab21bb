import type { GiftCardRecipient } from '#src/application/ports/shop/gift-card-gateway';
import type { Wire } from '#src/infrastructure/shop-api/wire';
import { toWireId } from '#src/infrastructure/shop-api/wire-id';

export function toGiftCardInput({
  id,
  recipientName,
  recipientEmail,
  purchaserName,
  message,
  sendAt,
}: GiftCardRecipient): Wire<'GiftCardInput'> {
  return {
    id: toWireId(id),
    recipient_name: recipientName,
    recipient_email: recipientEmail,
    purchaser_name: purchaserName,
    gift_message: message,
    send_email_at: sendAt === undefined ? null : new Date(sendAt).toISOString(),
  };
}
