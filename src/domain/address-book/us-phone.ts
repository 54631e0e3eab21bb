import { oneLine } from '#src/domain/text/one-line';

/** A number of the United States: ten digits, and those of an extension where it has one. */
interface UsPhone {
  readonly digits: string;
  readonly extension?: string;
}

/** Blanks, dots, dashes, slashes and brackets, as people write them between the digits. */
const separators = /[\s.·•/()[\]\p{Pd}\u2212]/gu;

const withExtension = /^(.+?)[\s,;]*(?:x|ext(?:ension|n)?|#)[\s.:=#]*(\d{1,7})$/i;

/** Reads a number from any way of writing it; undefined for what has not ten digits, or eleven that begin with 1. */
function read(typed: string): UsPhone | undefined {
  const line = oneLine(typed);
  const [, number = line, extension] = withExtension.exec(line) ?? [];
  const [, digits] = /^(?:\+?1)?(\d{10})$/.exec(number.replace(separators, '')) ?? [];
  return digits === undefined ? undefined : { digits, ...(extension !== undefined && { extension }) };
}

/** The one form in which a number is kept, "5035550123" or "5035550123x12"; undefined for what is no number. */
export function readUsPhone(typed: string): string | undefined {
  const { digits, extension } = read(typed) ?? {};
  return extension === undefined ? digits : `${digits}x${extension}`;
}

/** The one form in which a number is shown, "(503) 555-0123 ext. 12"; what is no number is shown as it is. */
export function showUsPhone(kept: string): string {
  const { digits, extension } = read(kept) ?? {};
  if (digits === undefined) return kept;
  const number = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
  return extension === undefined ? number : `${number} ext. ${extension}`;
}

/** Neither an area code nor an exchange begins with 0 or 1, and 911 and its like stand in the place of an area code. */
const textable = /^(?!.11)[2-9]\d{2}[2-9]\d{6}$/;

/** A number for text messages in E.164, "+12025550123"; undefined for what gets none, such as one with an extension. */
export function textableUsPhone(typed: string): string | undefined {
  const { digits = '', extension } = read(typed) ?? {};
  return extension === undefined && textable.test(digits) ? `+1${digits}` : undefined;
}
