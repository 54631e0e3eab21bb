/** Longer than any way of writing a number with its extension, in characters. */
const maxLength = 40;

/** Everything that people write between the digits, and between a number and its extension. */
const separators = /[\s.,;:=·•/()[\]\p{Pd}\u2212]/gu;

const usPhone = /^(?:\+?1)?(\d{10})(?:(?:x|ext(?:ension|n)?|#)(\d{1,7}))?$/i;

/**
 * A number of the United States as it is kept: ten digits, and "x12" for an extension. Undefined for what has not ten digits,
 * or eleven that begin with 1.
 */
export function readUsPhone(text: string): string | undefined {
  if (text.length > maxLength) return undefined;
  const [, digits, extension] = usPhone.exec(text.replace(separators, '')) ?? [];
  return digits === undefined || extension === undefined ? digits : `${digits}x${extension}`;
}
