import type { RequestContext } from '@vendure/core';
import { ShopFailure } from '#src/plugins/core/shop-failure';
import type { GiftCard } from '#src/plugins/gift-card/entities/gift-card.entity';

const messages = {
  not_found: 'Gift card was not found. Please check the code and try again.',
  other_store: 'This gift card belongs to another store.',
  already_redeemed: 'This gift card has already been redeemed.',
  already_applied: 'This gift card has already been applied to this order.',
  expired: 'This gift card is expired.',
  empty: 'There is nothing left on this gift card.',
  gift_cards_only: 'Gift cards cannot be paid for with a gift card.',
  no_customer: 'There is no customer with this e-mail address. Please sign in first.',
} as const;

/** The reason to deny a gift card (spec §8 Handling). */
export type GiftCardDenial = keyof typeof messages;

export function giftCardDenied(reason: GiftCardDenial): ShopFailure {
  return new ShopFailure('GIFT_CARD_DENIED', messages[reason], { reason });
}

/** Returns the reason that a card cannot be used in a shop; undefined when it can be used. */
export function denialOf(card: GiftCard, channelId: GiftCard['channelId'], now: Date): GiftCardDenial | undefined {
  if (String(card.channelId) !== String(channelId)) return 'other_store';
  if (card.redeemedAt !== null) return 'already_redeemed';
  if (card.expiresAt !== null && card.expiresAt <= now) return 'expired';
  return card.balance > 0 ? undefined : 'empty';
}

/** Throws GIFT_CARD_DENIED for a card that cannot be used in this shop. */
export function requireUsable({ channelId }: RequestContext, card: GiftCard): void {
  const denial = denialOf(card, channelId, new Date());
  if (denial) throw giftCardDenied(denial);
}
