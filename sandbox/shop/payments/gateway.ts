/** What the gateway keeps of a card instead of its number, and what it will answer for it. */
export type GatewayToken = 'approves' | 'declines' | 'asks-first' | 'declines-later';

export interface RecognisedCard {
  readonly token: GatewayToken;
  readonly lastDigits: string;
  /** Brand; null when the digits tell none. */
  readonly brand: string | null;
}

/** Test cards that do not simply pay. */
const special: Readonly<Record<string, GatewayToken>> = {
  '4111111111111112': 'declines',
  '4000002500003155': 'asks-first',
  '4000000000000341': 'declines-later',
};

/** Whether a kept card pays: one pays while its owner is there, and never again on its own. */
export function isDeclined(gatewayToken: string, ownerIsThere: boolean): boolean {
  return gatewayToken === 'declines' || (gatewayToken === 'declines-later' && !ownerIsThere);
}

const brands: readonly (readonly [pattern: RegExp, brand: string])[] = [
  [/^4/, 'visa'],
  [/^(5[1-5]|2[2-7])/, 'master'],
  [/^3[47]/, 'american_express'],
  [/^6(011|5)/, 'discover'],
];

/** Recognises a card by its number, which is forgotten here. */
export function recogniseCard(number: string): RecognisedCard {
  const digits = number.replace(/\D/g, '');
  return {
    token: special[digits] ?? 'approves',
    lastDigits: digits.slice(-4),
    brand: brands.find(([pattern]) => pattern.test(digits))?.[1] ?? null,
  };
}
