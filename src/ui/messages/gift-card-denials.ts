import type { GiftCardDenial, GiftCardDenialReason } from '#src/domain/gift-card/gift-card-denial';

/** Undefined: the server's own sentence says it. */
const denials: Readonly<Record<GiftCardDenialReason, string | undefined>> = {
  not_found: 'We do not know this code. Check it against your mail; dashes, blanks and capitals do not matter.',
  expired: 'This gift card has expired.',
  empty: 'There is nothing left on this gift card.',
  already_redeemed: 'This gift card was redeemed before: what was on it is store credit now.',
  already_applied: 'This gift card pays for your order already.',
  other_store: 'This gift card is from another store.',
  gift_cards_only: 'A gift card cannot pay for gift cards alone. Add something to drink.',
  no_customer: 'We do not know who you are. Please sign in again.',
  other: undefined,
};

const unknownDenial = 'This gift card could not be used.';

/** The shopper's words for a denied gift card. */
export function describeGiftCardDenial({
  reason,
  message = '',
}: Pick<GiftCardDenial, 'reason'> & Partial<GiftCardDenial>): string {
  return denials[reason] ?? (message === '' ? unknownDenial : message);
}
