/** Longer than any code that was ever printed; what is longer is not sent. */
const longestCode = 64;

/** A code as the server compares it: without surrounding blanks, without case; undefined when there is none. */
export function normalizePromoCode(input: string): string | undefined {
  const code = input.trim().toLowerCase();
  return code.length > 0 && code.length <= longestCode ? code : undefined;
}

/** Coupon codes are shown upper-case (spec §9 Currency and locale). */
export function displayPromoCode(code: string): string {
  return code.toUpperCase();
}
