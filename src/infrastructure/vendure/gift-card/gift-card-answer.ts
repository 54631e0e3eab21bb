import type { AppliedGiftCard, BoughtGiftCard } from '#src/domain/gift-card/gift-card';
import { cents } from '#src/domain/money/money';
import { omitNullish } from '#src/infrastructure/shared/omit-nullish';
import type { OrderParts } from '#src/infrastructure/vendure/operations.generated';

/** The cards that a line buys, one for each unit. */
export function boughtWith({ boughtGiftCards }: OrderParts, lineId: string): readonly BoughtGiftCard[] {
  return boughtGiftCards
    .filter((card) => card.lineId === lineId)
    .map(({ id, amount, isFilled, recipientName, recipientEmail, purchaserName, message, sendAt }) => ({
      id,
      amount: cents(amount),
      isFilled,
      ...omitNullish({ recipientName, recipientEmail, purchaserName, message, sendAt }),
    }));
}

export function appliedTo({ giftCardShares }: OrderParts): readonly AppliedGiftCard[] {
  return giftCardShares.map(({ id, lastCharacters, amount, remaining }) => ({
    id,
    last: lastCharacters,
    amount: cents(amount),
    remaining: cents(remaining),
  }));
}
