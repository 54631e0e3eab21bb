/**
 * Decodes the escapes of an address or a cookie ("%20"). Undefined for text with an escape that is none, such as "50%-off":
 * anybody can write an address. Of a whole path, `decode` is decodeURI, which leaves the slashes within a part escaped.
 */
export function decodeEscapes(text: string, decode = decodeURIComponent): string | undefined {
  try {
    return decode(text);
  } catch {
    return undefined;
  }
}
