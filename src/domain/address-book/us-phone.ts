import { oneLine } from '#src/domain/text/one-line';

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
 * The stored form of a number of the United States, "5035550123" or "5035550123x12", from any way of writing it; undefined for
 * a number outside the numbering plan, with or without its 1.
 */
export function readUsPhone(typed: string): string | undefined {
  const line = oneLine(typed);
  if (line.length > maxLength) return undefined;
  const [, digits, extension] = usPhone.exec(line.replace(separators, '')) ?? [];
  return digits && extension ? `${digits}x${extension}` : digits;
}

/** The displayed form of a number, "(503) 555-0123 ext. 12"; any other text is shown as it is. */
export function showUsPhone(kept: string): string {
  const number = readUsPhone(kept);
  if (number === undefined) return kept;
  return number.replace(/^(\d{3})(\d{3})(\d{4})/, '($1) $2-$3').replace('x', ' ext. ');
}

/** A number for text messages in E.164, "+12025550123"; undefined for a number without messages, such as one with an extension. */
export function textableUsPhone(typed: string): string | undefined {
  const number = readUsPhone(typed);
  return number === undefined || number.includes('x') ? undefined : `+1${number}`;
}
