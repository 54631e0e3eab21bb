/** The error for a text that is too long. Counts code points, not UTF-16 units. */
export function lengthProblem(text: string | null | undefined, most: number): string | undefined {
  const isTooLong = typeof text === 'string' && text.length > most && Array.from(text).length > most;
  return isTooLong ? `is too long (maximum is ${String(most)} characters)` : undefined;
}

/**
 * The error for a text of one line: too long, or with invisible marks, or with signs that are not in Unicode's plain
 * form (NFKC), by which equal names and addresses would differ.
 */
export function lineProblem(text: string | null | undefined, most: number): string | undefined {
  return typeof text === 'string' && !isPlain(text) ? 'has invisible or unusual characters' : lengthProblem(text, most);
}

/** True for a line without invisible marks, in Unicode's plain form (NFKC). */
export function isPlain(line: string): boolean {
  return !/[\p{Cf}\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/u.test(line) && line === line.normalize('NFKC');
}

/** The longest allowed line of an address, name or code, in characters. */
export const maxLineLength = 255;

/** The longest allowed metadata of a customer or an order, in characters of JSON, without the addresses of a group order. */
export const maxMetadataLength = 5000;

/** True when a name or a review contains a letter or a digit of any script. */
export function isReadable(text: string | null | undefined): boolean {
  return /(?!\p{DI})[\p{L}\p{N}]/u.test(text ?? '');
}

const email = /^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$/;
const maxEmailLength = 254;

/** True for the address of one mailbox: with these signs it could be read as several, or be another writing of the same one. */
export function isEmail(value: string): boolean {
  return value.length <= maxEmailLength && email.test(value) && isPlain(value) && !/[\p{Cc}()<>[\]:;,\\"]/u.test(value);
}

/** Writes an e-mail address in the one way in which it is kept and compared; name+tag stays another mailbox. */
export function normalEmail(text: string): string {
  return text.trim().toLowerCase();
}
