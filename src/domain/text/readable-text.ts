/** Tells if there is anything to read: a letter or a digit of any script. Signs alone are not, nor invisible letters. */
export function isReadable(text: string): boolean {
  return /(?!\p{DI})[\p{L}\p{N}]/u.test(text);
}
