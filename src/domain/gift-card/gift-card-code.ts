import { oneLine } from '#src/domain/text/one-line';

/** The longest code; longer ones are not sent to the server. */
const longestInput = 64;

/** A code as the server compares it: no dashes, no spaces, upper case; undefined when it is empty. */
export function normalizeGiftCardCode(input: string): string | undefined {
  const line = oneLine(input);
  if (line.length > longestInput) return undefined;
  const code = line.replace(/[\s\p{Pd}]/gu, '').toUpperCase();
  return code === '' ? undefined : code;
}

/** Shows only the last four characters, because a code is worth money. */
export function lastOfGiftCard(code: string): string {
  return code.slice(-4);
}

/** The reasons for refusing a gift card that the shop handles differently (spec §8 Handling). */
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
  /** The server's message; empty when the shop itself refused. */
  readonly message: string;
}
