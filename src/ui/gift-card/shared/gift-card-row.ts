import type { BoughtGiftCard } from '#src/domain/gift-card/gift-card';
import { dayOf } from '#src/domain/interval/calendar-day';
import { formatDay } from '#src/ui/kit/day-messages';
import { giftCardMessages } from './gift-card-messages';

export interface GiftCardRow {
  readonly id: string;
  /** "For Ada, sent on December 24, 2026". */
  readonly text: string;
  readonly recipient: string | undefined;
}

export function asGiftCardRow({ id, isFilled, recipientName = '', sendAt }: BoughtGiftCard): GiftCardRow {
  const { forNamed, atOnce, on, nobody } = giftCardMessages.line;
  if (!isFilled) return { id, text: nobody, recipient: undefined };
  return {
    id,
    text: forNamed(recipientName, sendAt === undefined ? atOnce : on(formatDay(dayOf(sendAt)))),
    recipient: recipientName,
  };
}
