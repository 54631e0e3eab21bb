/** What the wire says of a text with more than so many characters; one that takes two units of memory is one. */
export function lengthProblem(text: string | null | undefined, most: number): string | undefined {
  const isTooLong = typeof text === 'string' && text.length > most && Array.from(text).length > most;
  return isTooLong ? `is too long (maximum is ${String(most)} characters)` : undefined;
}

/** As much as one line of an address, a name or a code may have. */
export const longestLine = 255;
