/** Why a gift card does not count, by the server's status_code (spec §8 denial reason). */
const denials: ReadonlyMap<string, string> = new Map(
  Object.entries({
    gift_card_not_found:
      'We do not know this code. Check it against your mail; dashes, blanks and capitals do not matter.',
    gift_card_expired: 'This gift card has expired.',
    gift_card_empty: 'There is nothing left on this gift card.',
    gift_card_already_redeemed: 'This gift card was redeemed before: what was on it is store credit now.',
    gift_card_already_applied: 'This gift card pays for your order already.',
    gift_card_other_store: 'This gift card is from another store.',
    gift_card_on_gift_card: 'A gift card cannot pay for gift cards alone. Add something to drink.',
    no_customer: 'We do not know who you are. Please sign in again.',
  }),
);

const unknownDenial = 'This gift card could not be used.';

/** The shopper's words for a denied gift card. */
export function describeGiftCardDenial(reason: string | undefined, message: string): string {
  return denials.get(reason ?? '') ?? (isForShoppers(message) ? message : unknownDenial);
}

/** A failure without words of its own carries its code in their place. */
function isForShoppers(message: string): boolean {
  return message !== '' && !/^[a-z_]+$/.test(message);
}
