import { oneLine } from '#src/domain/text/one-line';

/** The URL parameters that contain codes, of an affiliate or of a campaign. */
export const promoKeys = ['mwaff', 'aff', 'promo'] as const;
export type PromoKey = (typeof promoKeys)[number];

/** A normalized code from a URL. */
export interface ArrivedCode {
  readonly key: PromoKey;
  readonly code: string;
}

/** Longer codes are not sent to the server. */
const longestCode = 64;

/** A code as the server compares it: a plain line, lower case; undefined when it is empty. */
export function normalizePromoCode(input: string): string | undefined {
  const code = oneLine(input).toLowerCase();
  return code.length > 0 && code.length <= longestCode ? code : undefined;
}

/** Coupon codes are shown upper-case (spec §9 Currency and locale). */
export function displayPromoCode(code: string): string {
  return code.toUpperCase();
}
