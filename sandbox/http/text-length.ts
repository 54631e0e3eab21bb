/** The error for a text that is too long. Counts code points, not UTF-16 units. */
export function lengthProblem(text: string | null | undefined, most: number): string | undefined {
  const isTooLong = typeof text === 'string' && text.length > most && Array.from(text).length > most;
  return isTooLong ? `is too long (maximum is ${String(most)} characters)` : undefined;
}

/** The longest allowed line of an address, name or code, in characters. */
export const maxLineLength = 255;

/** The longest allowed metadata of a customer or an order, in characters of JSON, without the addresses of a group order. */
export const maxMetadataLength = 5000;

/** True when a name or a review contains a letter or a digit of any script. */
export function isReadable(text: string | null | undefined): boolean {
  return /(?!\p{DI})[\p{L}\p{N}]/u.test(text ?? '');
}
