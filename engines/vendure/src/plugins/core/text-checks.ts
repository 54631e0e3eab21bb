const email = /^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$/;
const maxEmailLength = 254;

export const blank = "can't be blank";

/**
 * Says if a text is the address of one mailbox, which can stand in the header of a mail as it is: with these signs it could be read as
 * several, or be another writing of the same one.
 */
export function isEmail(text: string): boolean {
  return text.length <= maxEmailLength && email.test(text) && isPlain(text) && !/[()<>[\]:;,\\"]/u.test(text);
}

/** Writes an e-mail address in the one way in which it is kept and compared; name+tag stays another mailbox. */
export function normalEmail(text: string): string {
  return text.trim().toLowerCase();
}

/** Says that a text is too long, counted in characters as a person counts; undefined when it fits. */
export function lengthProblem(text: string, most: number): string | undefined {
  return text.length > most && Array.from(text).length > most
    ? `is too long (maximum is ${most} characters)`
    : undefined;
}

/** Returns the problem of a text with line breaks or marks that reverse its surroundings; undefined for other texts. */
export function controlProblem(text: string): string | undefined {
  return /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u.test(text) ? 'has control characters' : undefined;
}

/**
 * The problem of a text of one line: too long, or with control characters, line breaks or invisible marks, or with signs that are
 * not in Unicode's plain form (NFKC), by which equal names and addresses would differ.
 */
export function lineProblem(text: string, most: number): string | undefined {
  return lengthProblem(text, most) ?? (isPlain(text) ? undefined : 'has invisible or unusual characters');
}

function isPlain(line: string): boolean {
  return !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/u.test(line) && line === line.normalize('NFKC');
}

/** Says if a name has a letter or a digit of any script. */
export function isReadable(text: string): boolean {
  return /(?!\p{DI})[\p{L}\p{N}]/u.test(text);
}
