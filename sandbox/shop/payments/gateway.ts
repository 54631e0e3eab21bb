import { todayOf } from '#sandbox/shop/subscriptions/calendar-day';

/** The gateway's token of a card, which decides how it responds. */
export type GatewayToken = 'approves' | 'declines' | 'asks-first' | 'declines-later' | 'declines-again';

export interface RecognizedCard {
  readonly token: GatewayToken;
  readonly lastDigits: string;
  /** Null for an unknown brand. */
  readonly brand: string | null;
}

const specialCards: Readonly<Record<string, GatewayToken>> = {
  '4111111111111112': 'declines',
  '4000002500003155': 'asks-first',
  '4000000000000341': 'declines-later',
  '4000000000000119': 'declines-again',
};

/**
 * True when a stored card is declined. `declines-later` pays only while its owner is present, `declines-again` only on the
 * hosted page.
 */
export function isDeclined(gatewayToken: string, ownerIsThere: boolean): boolean {
  if (gatewayToken === 'declines-later') return !ownerIsThere;
  return gatewayToken === 'declines' || gatewayToken === 'declines-again';
}

/** True when the last month of a card is over in every state. */
export function isExpired({ month, year }: { readonly month: string; readonly year: string }, now: Date): boolean {
  return `${year}-${month.padStart(2, '0')}` < todayOf(now).slice(0, 7);
}

/** Returns the token of a card once its owner has used it: it approves, or it declines in the owner's absence. */
export function storedToken(token: GatewayToken): GatewayToken {
  return token === 'declines-later' || token === 'declines-again' ? token : 'approves';
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
  };
}
