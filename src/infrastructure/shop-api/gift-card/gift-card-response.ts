import type { AppliedGiftCard, BoughtGiftCard, GiftCardBalance } from '#src/domain/gift-card/gift-card';
import { type Checked, fields, integer, maybe, money, text, truth } from '#src/infrastructure/shared/checks';
import { omitNullish } from '#src/infrastructure/shared/omit-nullish';
import { filledText, moment, prepared } from '#src/infrastructure/shared/value-checks';
import { type ChecksOf, type Sent, toId } from '#src/infrastructure/shop-api/wire';

/** A gift card that was bought with a line. */
export const boughtGiftCardResponse = fields({
  id: integer,
  amount: money,
  recipient_name: maybe(text),
  recipient_email: maybe(text),
  purchaser_name: maybe(text),
  gift_message: maybe(text),
  send_email_at: maybe(moment),
  filled: maybe(truth),
} satisfies ChecksOf<'GiftCard'>);

/** A gift card that pays for the order. The code's name differs between versions. */
export const appliedGiftCardResponse = prepared(
  ({ code, ...card }: Sent<'AppliedGiftCard'>) => ({ ...card, redemption_code: card.redemption_code ?? code }),
  fields({
    redemption_code: filledText,
    amount: money,
    remaining: maybe(money),
  } satisfies ChecksOf<'AppliedGiftCard'>),
);

/** Everything is optional, because one open-source extension sends nothing for a valid code. */
export const giftCardCheckResponse = fields({
  amount: maybe(money),
  redeemable: maybe(truth),
} satisfies ChecksOf<'GiftCardCheck'>);

export function toBoughtGiftCard(response: Checked<typeof boughtGiftCardResponse>): BoughtGiftCard {
  return {
    id: toId(response.id),
    amount: response.amount,
    isFilled: response.filled ?? false,
    ...omitNullish({
      recipientName: response.recipient_name,
      recipientEmail: response.recipient_email,
      purchaserName: response.purchaser_name,
      message: response.gift_message,
      sendAt: response.send_email_at,
    }),
  };
}

export function toAppliedGiftCard({
  redemption_code: code,
  amount,
  remaining,
}: Checked<typeof appliedGiftCardResponse>): AppliedGiftCard {
  return { code, amount, ...omitNullish({ remaining }) };
}

/** A valid card without details can be redeemed. */
export function toGiftCardBalance({
  amount,
  redeemable = true,
}: Checked<typeof giftCardCheckResponse>): GiftCardBalance {
  return { isRedeemable: redeemable, ...omitNullish({ amount }) };
}
