import type { GiftCardRow } from '#sandbox/database/schema';
import { ApiError } from '#sandbox/http/api-error';
import { balanceCents } from '#sandbox/shop/payments/gift-card-shares';

const messages = {
  gift_card_not_found: 'Gift card was not found. Please check the code and try again.',
  gift_card_other_store: 'This gift card belongs to another store.',
  gift_card_already_redeemed: 'This gift card has already been redeemed.',
  gift_card_already_applied: 'This gift card has already been applied to this order.',
  gift_card_expired: 'This gift card is expired.',
  gift_card_empty: 'There is nothing left on this gift card.',
  gift_card_on_gift_card: 'Gift cards cannot be paid for with a gift card.',
  gift_card_not_applied: 'This gift card is not applied to this order.',
  no_customer: 'There is no customer with this e-mail address. Please sign in first.',
} as const;

export type GiftCardReason = keyof typeof messages;

/** The error for a gift card: 404 when it is unknown, else 422. */
export function giftCardError(reason: GiftCardReason): ApiError {
  const isUnknown = reason === 'gift_card_not_found' || reason === 'gift_card_not_applied';
  return new ApiError(isUnknown ? 404 : 422, { error: messages[reason], status_code: reason });
}

/** Returns the reason why a gift card cannot be used; undefined when it can. */
export function giftCardProblem(card: GiftCardRow, storeId: number, now: Date): GiftCardReason | undefined {
  if (card.storeId !== storeId) return 'gift_card_other_store';
  if (card.redeemedAt !== null) return 'gift_card_already_redeemed';
  if (card.expiresAt !== null && card.expiresAt <= now) return 'gift_card_expired';
  return balanceCents(card) > 0 ? undefined : 'gift_card_empty';
}
