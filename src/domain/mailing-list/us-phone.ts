/** Dots, dashes, blanks and brackets, as people write them between the digits. */
const separators = /[\s().\u2010-\u2015\u2212/-]/g;

/** Neither an area code nor an exchange begins with 0 or 1. */
const usNumber = /^(?:\+?1)?([2-9]\d{2}[2-9]\d{6})$/;

/** Service numbers such as 911, which stand in the place of an area code. */
const service = /^[2-9]11/;

/**
 * A phone number of the United States in E.164, "+12025550123", from any way of writing it; undefined for what is none,
 * such as a number with an extension, with letters, or of another country.
 */
export function usPhone(typed: string): string | undefined {
  const [, digits] = usNumber.exec(typed.normalize('NFKC').replace(separators, '')) ?? [];
  return digits === undefined || service.test(digits) ? undefined : `+1${digits}`;
}
