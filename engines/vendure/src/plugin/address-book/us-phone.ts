const extended = /^(.+?)[\s,;]*(?:x|ext(?:ension|n)?|#)[\s.:=#]*(\d{1,7})$/i;

/**
 * A number of the United States as it is kept: ten digits, and "x12" for an extension. Undefined for what has not ten digits,
 * or eleven that begin with 1.
 */
export function readUsPhone(text: string): string | undefined {
  const [, number = text, extension] = extended.exec(text) ?? [];
  const [, digits] = /^(?:\+?1)?(\d{10})$/.exec(number.replace(/[\s.·•/()[\]\p{Pd}\u2212]/gu, '')) ?? [];
  return digits === undefined || extension === undefined ? digits : `${digits}x${extension}`;
}
