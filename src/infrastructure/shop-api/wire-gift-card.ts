import type { AppliedGiftCard, BoughtGiftCard } from '../../domain/gift-card/gift-card';
import type { AppliedGiftCardAnswer } from './answers/applied-gift-card-answer';
import type { BoughtGiftCardAnswer } from './answers/bought-gift-card-answer';
import { present } from './present';
import { readAmount } from './wire-amount';

export function readBoughtGiftCard(answer: BoughtGiftCardAnswer): BoughtGiftCard {
  return {
    id: answer.id,
    amount: readAmount(answer.amount),
    isFilled: answer.filled ?? false,
    ...present({
      recipientName: answer.recipient_name,
      recipientEmail: answer.recipient_email,
      purchaserName: answer.purchaser_name,
      message: answer.gift_message,
      sendAt: answer.send_email_at == null ? undefined : Date.parse(answer.send_email_at),
    }),
  };
}

export function readAppliedGiftCard({ redemption_code: code, amount, remaining }: AppliedGiftCardAnswer): AppliedGiftCard {
  return { code, amount: readAmount(amount), remaining: readAmount(remaining) };
}
