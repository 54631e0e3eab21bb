/** Longer than any way of writing a number with its extension, in characters. */
const maxLength = 40;

/** Everything that people write between the digits, and between a number and its extension, but the semicolon before that. */
const separators = /[\s.,:=·•/()[\]\p{Pd}\u2212]/gu;

/**
 * The North American numbering plan: neither an area code nor an exchange begins with 0 or 1, and 911 and its like stand in the
 * place of an area code. An extension follows its word, or a semicolon, or both as in a telephone link (RFC 3966).
 */
const usPhone = /^(?:\+?1)?([2-9](?!11)\d{2}[2-9]\d{6})(?:(?:;?(?:x|ext(?:ension|n)?|#)|;)(\d{1,7}))?;?$/i;

/**
 * The stored form of a number of the United States: ten digits, and "x12" for an extension. Undefined for a number outside the
 * numbering plan, with or without its 1.
 */
export function readUsPhone(text: string): string | undefined {
  if (text.length > maxLength) return undefined;
  const [, digits, extension] = usPhone.exec(text.replace(separators, '')) ?? [];
  return digits === undefined || extension === undefined ? digits : `${digits}x${extension}`;
}
