/** Longer than any code that was ever sent, however it is written; what is longer is not sent. */
const longestInput = 64;

/** A code as the server compares it: without dashes, blanks and case; undefined when there is none. */
export function normalizeGiftCardCode(input: string): string | undefined {
  if (input.trim().length > longestInput) return undefined;
  const code = input.replace(/[\s\p{Pd}]/gu, '').toUpperCase();
  return code === '' ? undefined : code;
}

/** A code is money: of one that is known only its last four characters are shown. */
export function lastOfGiftCard(code: string): string {
  return code.slice(-4);
}
