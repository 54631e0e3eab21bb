/** Longer codes are not sent to the server. */
const longestCode = 64;

/** Trimmed, lower case, as the server compares; undefined when empty. */
export function normalizePromoCode(input: string): string | undefined {
  const code = input.trim().toLowerCase();
  return code.length > 0 && code.length <= longestCode ? code : undefined;
}

/** Upper case (spec §9 Currency and locale). */
export function displayPromoCode(code: string): string {
  return code.toUpperCase();
}
