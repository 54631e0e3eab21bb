/** Whether there is anything to read: a letter or a digit of any script. Blanks that look like none, and signs alone, are not. */
export function isReadable(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}
