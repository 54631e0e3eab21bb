/**
 * Decodes the escapes of an address or a cookie ("%20"). Undefined for text with an escape that is none, such as "50%-off":
 * anybody can write an address. Of a whole path, `decode` is decodeURI, which leaves the slashes within a part escaped.
 */
export function decodeEscapes(text: string, decode = decodeURIComponent): string | undefined {
  try {
    return decode(text);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

/** A path without capitals. Escapes, which are written with them, stay as they are. */
export function lowerCasePath(path: string): string {
  return path.replaceAll(/(?<!%.?)[A-Z]/g, (letter) => letter.toLowerCase());
}
