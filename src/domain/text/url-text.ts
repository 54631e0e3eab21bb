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

/** Marks that programs take into a link which stands at the end of a sentence, in brackets or in quotes. No page's address ends with one. */
export const marksAfterLinks = `)]>.,;:!'"`;

const endings = Array.from(marksAfterLinks).flatMap((mark) => [mark, `%${mark.charCodeAt(0).toString(16)}`]);

/** A path, as it is written in an address, without such marks at its end; one that ends with none is left as it is. */
export function withoutMarks(path: string): string {
  let end = withoutSlash(path).length;
  const isMarked = (ending: string): boolean => path.slice(0, end).toLowerCase().endsWith(ending);
  for (let mark = endings.find(isMarked); mark !== undefined; mark = endings.find(isMarked)) end -= mark.length;
  return end === withoutSlash(path).length ? path : `${withoutSlash(path.slice(0, end))}/`;
}

function withoutSlash(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) : path;
}
