const email = /^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$/;
const maxEmailLength = 254;

export const blank = "can't be blank";

export function isEmail(text: string): boolean {
  return text.length <= maxEmailLength && email.test(text);
}

/** Says that a text is too long, counted in characters as a person counts; undefined when it fits. */
export function lengthProblem(text: string, most: number): string | undefined {
  return text.length > most && Array.from(text).length > most
    ? `is too long (maximum is ${most} characters)`
    : undefined;
}

/** Says if a name has a letter or a digit of any script. */
export function isReadable(text: string): boolean {
  return /(?!\p{DI})[\p{L}\p{N}]/u.test(text);
}
