/** Tells if there is anything to read: a letter or a digit of any script. Signs alone are not, nor letters that nobody sees. */
export function isReadable(text: string): boolean {
  return /(?!\p{DI})[\p{L}\p{N}]/u.test(text);
}
