import type { GiftCardFilling } from '#src/application/ports/shop/gift-card-gateway';
import type { AppliedGiftCard, BoughtGiftCard, GiftCardBalance } from '#src/domain/gift-card/gift-card';
import { omitNullish } from '#src/infrastructure/shared/omit-nullish';
import type { AppliedGiftCardAnswer } from './answers/applied-gift-card-answer';
import type { BoughtGiftCardAnswer } from './answers/bought-gift-card-answer';
import type { GiftCardCheckAnswer } from './answers/gift-card-check-answer';
import type { Wire } from './answers/wire';
import { readAmount } from './wire-amount';

export function readBoughtGiftCard(answer: BoughtGiftCardAnswer): BoughtGiftCard {
  return {
    id: answer.id,
    amount: readAmount(answer.amount),
    isFilled: answer.filled ?? false,
    ...omitNullish({
      recipientName: answer.recipient_name,
      recipientEmail: answer.recipient_email,
      purchaserName: answer.purchaser_name,
      message: answer.gift_message,
      sendAt: answer.send_email_at == null ? undefined : Date.parse(answer.send_email_at),
    }),
  };
}

export function readAppliedGiftCard({
  redemption_code: code,
  amount,
  remaining,
}: AppliedGiftCardAnswer): AppliedGiftCard {
  return { code, amount: readAmount(amount), ...(remaining !== undefined && { remaining: readAmount(remaining) }) };
}

/** A card of which only that it is good is known can be redeemed, too. */
export function readGiftCardBalance({ amount, redeemable = true }: GiftCardCheckAnswer): GiftCardBalance {
  return { isRedeemable: redeemable, ...(amount !== undefined && { amount: readAmount(amount) }) };
}

export function writeGiftCard({
  id,
  recipientName,
  recipientEmail,
  purchaserName,
  message,
  sendAt,
}: GiftCardFilling): Wire<'GiftCardInput'> {
  return {
    id,
    recipient_name: recipientName,
    recipient_email: recipientEmail,
    purchaser_name: purchaserName,
    gift_message: message,
    send_email_at: sendAt === undefined ? null : new Date(sendAt).toISOString(),
  };
}
