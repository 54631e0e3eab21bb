/** Longer codes are not sent to the server. */
const longestInput = 64;

/** A code as the server compares it: no dashes, no spaces, upper case; undefined when it is empty. */
export function normalizeGiftCardCode(input: string): string | undefined {
  if (input.trim().length > longestInput) return undefined;
  const code = input.replace(/[\s\p{Pd}]/gu, '').toUpperCase();
  return code === '' ? undefined : code;
}

/** Shows only the last four characters, because a code is worth money. */
export function lastOfGiftCard(code: string): string {
  return code.slice(-4);
}
