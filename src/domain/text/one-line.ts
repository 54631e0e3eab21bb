/** Invisible marks, such as those of a writing direction, which come along with copied text. */
const invisible = /[\p{Cf}\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu;

/**
 * A line as it is checked and sent: without control characters and invisible marks, in Unicode's plain form (NFKC), and with single
 * blanks. Texts of several lines and passwords stay as typed.
 */
export function oneLine(typed: string): string {
  return (
    typed
      .replace(invisible, '')
      // "123½ Main St" would become number 1231 when the fraction is written out.
      .replace(/(\d)(?=[¼-¾⅐-⅞])/g, '$1 ')
      .normalize('NFKC')
      .replaceAll('\u2044', '/')
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .trim()
  );
}
