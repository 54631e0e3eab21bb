const box =
  /(?:^| )(?:p ?[o0] ?(?:bo?x|b(?= ?\d))|post(?:al)? ?off?ice ?(?:bo?x|b(?= ?\d))|post(?:al)? ?box(?= ?\d))(?= |\d|$)/;

/** True when a line of an address is a box at a post office, where no adult can sign for wine. */
export function isPostOfficeBox(line: string): boolean {
  return box.test(line.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' '));
}
