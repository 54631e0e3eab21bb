/** Longer codes are not sent to the server. */
const longestInput = 64;

/** No dashes, no spaces, upper case, as the server compares; undefined when empty. */
export function normalizeGiftCardCode(input: string): string | undefined {
  if (input.trim().length > longestInput) return undefined;
  const code = input.replace(/[\s\p{Pd}]/gu, '').toUpperCase();
  return code === '' ? undefined : code;
}

/** Only the last four characters, because a code is worth money. */
export function lastOfGiftCard(code: string): string {
  return code.slice(-4);
}

/** Those that the shop handles differently (spec §8 Handling). */
export type GiftCardDenialReason =
  | 'not_found'
  | 'expired'
  | 'empty'
  | 'already_redeemed'
  | 'already_applied'
  | 'other_store'
  | 'gift_cards_only'
  | 'no_customer'
  | 'other';

export interface GiftCardDenial {
  readonly reason: GiftCardDenialReason;
  /** Empty when the shop itself refused. */
  readonly message: string;
}
