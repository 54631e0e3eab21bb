import { createHash } from 'node:crypto';
import { todayOf } from '#sandbox/shop/calendar-day';

/** The gateway's token of a card, which decides how it responds. */
export type GatewayToken = 'approves' | 'declines' | 'asks-first' | 'asks-always' | 'declines-later' | 'declines-again';

/** The reason why a stored card does not pay; the last two say whether the bank takes another try. */
export type Decline = 'expired' | 'authentication' | 'try-again-later' | 'do-not-try-again';

/** A card as it was typed and checked. Its number is not stored. */
export interface TypedCard {
  /** Digits only. */
  readonly number: string;
  /** Two digits. */
  readonly month: string;
  /** Four digits. */
  readonly year: string;
  readonly name: string;
}

export interface RecognizedCard {
  readonly token: GatewayToken;
  readonly lastDigits: string;
  /** Null for an unknown brand. */
  readonly brand: string | null;
  /** The same for each payment with this card. Its number cannot be told from so few characters. */
  readonly fingerprint: string;
}

const specialCards: Readonly<Record<string, GatewayToken>> = {
  '4111111111111112': 'declines',
  '4000002500003155': 'asks-first',
  '4000002760003184': 'asks-always',
  '4000000000000341': 'declines-later',
  '4000000000000119': 'declines-again',
};

/** True when the hosted page asks its payer to confirm before this card pays. */
export function asksToConfirm({ token }: RecognizedCard): boolean {
  return token === 'asks-first' || token === 'asks-always';
}

interface StoredCard {
  readonly gatewayToken: string;
  readonly month: string;
  readonly year: string;
}

/**
 * Returns why a stored card is declined, or undefined when it pays. `declines-later` pays only while its owner is present,
 * `declines-again` and `asks-always` only on the hosted page.
 */
export function declineOf(card: StoredCard, ownerIsThere: boolean, now: Date): Decline | undefined {
  if (isExpired(card, now)) return 'expired';
  if (card.gatewayToken === 'asks-always') return 'authentication';
  if (card.gatewayToken === 'declines-later') return ownerIsThere ? undefined : 'try-again-later';
  return card.gatewayToken === 'declines' || card.gatewayToken === 'declines-again' ? 'do-not-try-again' : undefined;
}

/** True when the last month of a card is over in every state. */
export function isExpired({ month, year }: { readonly month: string; readonly year: string }, now: Date): boolean {
  return `${year}-${month.padStart(2, '0')}` < todayOf(now).slice(0, 7);
}

/** Returns the token of a card once its owner has used it: it approves, or it wants more than the shop can give later. */
export function storedToken(token: GatewayToken): GatewayToken {
  return token === 'declines' || token === 'asks-first' ? 'approves' : token;
}

const brands: readonly (readonly [pattern: RegExp, brand: string])[] = [
  [/^4/, 'visa'],
  [/^(5[1-5]|2[2-7])/, 'master'],
  [/^3[47]/, 'american_express'],
  [/^6(011|5)/, 'discover'],
];

/** Returns the token, brand and last digits of a card number, which is not stored. */
export function recognizeCard(number: string): RecognizedCard {
  const digits = number.replace(/\D/g, '');
  return {
    token: specialCards[digits] ?? 'approves',
    lastDigits: digits.slice(-4),
    brand: brands.find(([pattern]) => pattern.test(digits))?.[1] ?? null,
    fingerprint: createHash('sha256').update(digits).digest('hex').slice(0, 8),
  };
}
