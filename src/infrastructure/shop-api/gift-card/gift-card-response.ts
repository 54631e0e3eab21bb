import type { AppliedGiftCard, BoughtGiftCard, GiftCardBalance } from '#src/domain/gift-card/gift-card';
import { lastOfGiftCard } from '#src/domain/gift-card/gift-card-code';
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

/** A gift card that pays for the order. Some back ends send its whole code, under one of two names, in place of an id and its end. */
export const appliedGiftCardResponse = prepared(
  ({ code, last_characters: last, ...card }: Sent<'AppliedGiftCard'>) => ({
    ...card,
    redemption_code: card.redemption_code ?? code ?? last,
  }),
  fields({
    id: maybe(integer),
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
  id,
  redemption_code: code,
  amount,
  remaining,
}: Checked<typeof appliedGiftCardResponse>): AppliedGiftCard {
  return { id: id === undefined ? code : toId(id), last: lastOfGiftCard(code), amount, ...omitNullish({ remaining }) };
}

/** A valid card without details can be redeemed. */
export function toGiftCardBalance({
  amount,
  redeemable = true,
}: Checked<typeof giftCardCheckResponse>): GiftCardBalance {
  return { isRedeemable: redeemable, ...omitNullish({ amount }) };
}
